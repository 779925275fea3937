/// The colours of a picture on white: hues of Okabe and Ito ("Color Universal Design", 2008), which colour-blind readers
/// tell apart, darkened where text or a thin line needs a contrast of 4.5 to 1. None of them says anything alone.
enum Palette {
    static let background = "#FFFFFF"
    static let ink = "#111827"
    static let quiet = "#4B5563"
    static let faint = "#818894"

    static let screen = "#FFFFFF"
    static let screenBorder = "#6B7280"
    static let coordinator = "#24364F"
    static let coordinatorText = "#FFFFFF"
    static let coordinatorDetail = "#D3DEEC"
    static let flow = "#F2F5F9"
    static let flowBorder = "#B8C4D3"

    static let blue = "#0069A8"
    static let green = "#00755A"
    static let purple = "#9A3B77"
    static let brown = "#8A5A00"
    static let violet = "#5B4B9A"

    static let alarm = "#C24E00"
    static let alarmDark = "#A33F00"
    static let alarmTint = "#FFF0E6"
}
