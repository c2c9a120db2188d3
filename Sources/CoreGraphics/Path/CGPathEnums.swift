/// Which points count as inside when a path is filled.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the path winds a number of times other than zero.
    case winding
    /// Points around which the path winds an odd number of times.
    case evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills by the winding rule, then strokes.
    case fillStroke
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke
}

/// How the ends of a stroke look.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends with a half circle.
    case round
    /// Ends half a line width beyond the end point.
    case square
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp, up to the miter limit.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}
