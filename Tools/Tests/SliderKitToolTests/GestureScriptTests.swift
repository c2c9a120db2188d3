import Foundation
import RunnerProtocol
import Testing

struct GestureScriptTests {
    @Test("E4: every kind of step is read, with its defaults")
    func everyStep() throws {
        let script = try read(
            """
            {"device": "iPhone X", "steps": [{"wait": 0.5}, {"tap": [10, 20.5]}, {"drag": ["a", [3, 4]], "duration": 0.8, "hold": 0.2,
            "release": false}, {"release": true}, {"adjust": "volume", "to": 0.7, "release": false}, {"cancel": true},
            {"key": "ArrowRight"}, {"wheel": [0, -3.5], "at": "volume"}, {"focus": "volume"}, {"increment": true},
            {"decrement": true}, {"capture": "end"}]}
            """)
        #expect(script.device == "iPhone X")
        #expect(
            script.steps == [
                .wait(0.5), .tap(.point(x: 10, y: 20.5)),
                .drag(from: .view("a"), to: .point(x: 3, y: 4), duration: 0.8, hold: 0.2, release: false), .release,
                .adjust("volume", to: 0.7, duration: 0.3, release: false), .cancel, .key("ArrowRight"), .wheel(dx: 0, dy: -3.5, at: .view("volume")), .focus("volume"), .increment,
                .decrement, .capture("end"),
            ])
    }

    @Test(
        "E4, E9: a wrong script is refused with the step, what is wrong and what to do",
        arguments: [
            (#"{"steps": [{"wait": 1}, {"wiat": 2}]}"#, #"step 2: unknown key "wiat"; use one of wait, tap, drag, adjust, key, wheel, focus, increment, decrement, release, cancel, capture"#),
            (#"{"steps": [{"wait": -1}]}"#, #"step 1: "wait" is -1; write seconds from 0 to 3600"#),
            (#"{"steps": [{"wait": "1"}]}"#, #"step 1: "wait" is "1"; write seconds from 0 to 3600"#),
            (#"{"steps": [{"wait": true}]}"#, #"step 1: "wait" is true; write seconds from 0 to 3600"#),
            (#"{"steps": [{"tap": [1]}]}"#, #"step 1: the place [1] of "tap" is neither [x, y] in points nor an accessibility identifier or label"#),
            (#"{"steps": [{"tap": [1, 2], "hold": 1}]}"#, #"step 1: unknown key "hold" beside "tap"; "tap" takes no other key"#),
            (#"{"steps": [{"drag": [[1, 2]]}]}"#, #"step 1: "drag" is not a list of two places; write {"drag": [[20, 140], [200, 140]]} or use names"#),
            (#"{"steps": [{"drag": [[1, 2], [3, 4]], "speed": 2}]}"#, #"step 1: unknown key "speed" beside "drag"; use duration, hold, release"#),
            (#"{"steps": [{"adjust": "a"}]}"#, #"step 1: "to" is missing; write the fraction to drag to, such as "to": 0.7"#),
            (#"{"steps": [{"adjust": "a", "to": 1.5}]}"#, #"step 1: "to" is 1.5; write a fraction from 0 to 1"#),
            (#"{"steps": [{"wheel": 3, "at": [1, 2]}]}"#, #"step 1: "wheel" is 3; write notches right and down, up to 1000, such as {"wheel": [0, 3], "at": [160, 140]}"#),
            (#"{"steps": [{"wheel": [0, 3]}]}"#, #"step 1: "at" is missing; write where the pointer is, such as "at": [160, 140] or "at": "volume""#),
            (#"{"steps": [{"wheel": [0, 3], "at": "a", "by": 1}]}"#, #"step 1: unknown key "by" beside "wheel"; use at"#),
            (#"{"steps": [{"release": true}]}"#, #"step 1: no finger is down; leave it out, or end the drag before with "release": false"#),
            (#"{"steps": [{"adjust": "a", "to": 1, "release": false}, {"tap": "b"}]}"#, #"step 2: the finger is still down; put {"release": true} before it"#),
            (#"{"steps": [{"capture": "../x"}]}"#, #"step 1: "capture" is "../x"; write a file name without folder and ending, such as "start""#),
            (#"{"steps": [{"capture": "a"}, {"capture": "b"}, {"capture": "a"}]}"#, #"step 3: there is a capture "a" already, whose picture this one would replace; give it another name"#),
            (#"{"steps": [{"focus": 3}]}"#, #"step 1: "focus" is 3; write an accessibility identifier or label"#),
            (#"{"steps": [{"increment": true}]}"#, #"step 1: nothing has the focus; put {"focus": "volume"} or so before it"#),
            (#"{"steps": [{"focus": "a"}, {"decrement": "a"}]}"#, #"step 2: "decrement" is not true; write {"decrement": true}"#),
            (#"{"steps": [{}]}"#, #"step 1: it is empty; use one of wait, tap, drag, adjust, key, wheel, focus, increment, decrement, release, cancel, capture"#),
            (#"{"steps": [{"wait": 1, "tap": "a"}]}"#, #"step 1: it has both "wait" and "tap"; make two steps of it"#),
            (#"{"steps": 5}"#, #""steps" is missing or not a list; write "steps": [{"wait": 0.5}, …]"#),
            (#"[]"#, #"the script is not a JSON object; write {"device": "iPhone X", "steps": […]}"#),
            (#"{"steps": [], "fps": 3}"#, #"unknown key "fps" beside "steps"; use "device" and "steps""#),
            (#"{"device": 3, "steps": []}"#, #""device" is not a string; write a name such as "iPhone X""#),
        ])
    func wrong(_ text: String, _ message: String) throws {
        let error = #expect(throws: ScriptError.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test("H2: a script that is not JSON, or holds NaN or infinity, is refused", arguments: ["", "{", #"{"steps": [{"wait": NaN}]}"#, #"{"steps": [{"wait": 1e999}]}"#, "\u{0}"])
    func notJSON(_ text: String) {
        #expect(throws: ScriptError.self) { try read(text) }
    }

    private func read(_ text: String) throws -> GestureScript {
        try GestureScript(json: Data(text.utf8))
    }
}
