# Shared by `sliderkit` and `test`: what a machine needs before anything can be built. Expects $root; says what it does on stderr.

say() { printf 'sliderkit: %s\n' "$*" >&2; }
fail() {
    printf 'sliderkit: error: %s\n' "$*" >&2
    exit 5
}

packages=(libcairo2-dev libpango1.0-dev libpng-dev libturbojpeg0-dev libfreetype-dev zlib1g-dev libxml2-dev libsoup-3.0-dev libsdl2-dev pkg-config fonts-inter fonts-urw-base35 fonts-sil-charis)

# Installs the Debian packages that are missing, and nothing when none is.
install_packages() {
    command -v swift >/dev/null || fail "there is no swift in PATH; install Swift from https://www.swift.org/install and try again"
    if ! command -v dpkg-query >/dev/null; then
        command -v pkg-config >/dev/null && pkg-config --exists cairo pangocairo libpng libturbojpeg freetype2 zlib libxml-2.0 libsoup-3.0 sdl2 && return
        fail "this is no Debian; install Cairo, Pango, libpng, libturbojpeg, FreeType, zlib, libxml2, libsoup 3 and SDL 2 with their headers, pkg-config, and the fonts Inter, URW base 35 and Charis SIL"
    fi
    local missing=() package
    for package in "${packages[@]}"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] && continue
        # Newer systems call it pkgconf.
        [[ $package == pkg-config ]] && command -v pkg-config >/dev/null && continue
        missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get)
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "these packages are missing; install them as root: apt-get install ${missing[*]}"
        apt=(sudo "${apt[@]}")
    fi
    say "Installing ${missing[*]} …"
    "${apt[@]}" update -qq >&2 || fail "apt-get update failed; check the network and try again"
    "${apt[@]}" install -y -qq --no-install-recommends "${missing[@]}" >&2 || fail "apt-get could not install ${missing[*]}"
}
