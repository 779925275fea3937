/// The colours of a picture by what they are for, on light paper and on dark.
///
/// Hues of Okabe and Ito ("Color Universal Design", 2008), which colour-blind readers tell apart, darkened or lightened
/// until text and lines have a contrast of 4.5 to 1. None of them says anything alone. No two are the same on light
/// paper, so that an SVG can tell them apart.
enum ColorRole: String, CaseIterable {
    case background, ink, quiet, faint
    case screen, screenBorder, coordinator, coordinatorBorder, coordinatorText, coordinatorDetail, flow, flowBorder
    case blue, green, purple, brown, violet
    case alarm, alarmText, alarmFill, alarmTint

    var light: String {
        switch self {
        case .background: "#FFFFFF"
        case .ink: "#111827"
        case .quiet: "#4B5563"
        case .faint: "#818894"
        case .screen: "#FEFEFE"
        case .screenBorder: "#6B7280"
        case .coordinator: "#24364F"
        case .coordinatorBorder: "#24364E"
        case .coordinatorText: "#FDFDFD"
        case .coordinatorDetail: "#D3DEEC"
        case .flow: "#F2F5F9"
        case .flowBorder: "#B8C4D3"
        case .blue: "#0069A8"
        case .green: "#00755A"
        case .purple: "#9A3B77"
        case .brown: "#8A5A00"
        case .violet: "#5B4B9A"
        case .alarm: "#B84A00"
        case .alarmText: "#A33F00"
        case .alarmFill: "#A34000"
        case .alarmTint: "#FFF0E6"
        }
    }

    var dark: String {
        switch self {
        case .background: "#0D1117"
        case .ink: "#F0F3F6"
        case .quiet: "#B1BAC4"
        case .faint: "#7D8590"
        case .screen: "#262C36"
        case .screenBorder: "#9198A1"
        case .coordinator: "#2B4A78"
        case .coordinatorBorder: "#7FA6DC"
        case .coordinatorText: "#FCFCFC"
        case .coordinatorDetail: "#D5E3F7"
        case .flow: "#161B22"
        case .flowBorder: "#3D444D"
        case .blue: "#6CB6FF"
        case .green: "#56D3A7"
        case .purple: "#F0A3D0"
        case .brown: "#E0B050"
        case .violet: "#BFB0F5"
        case .alarm: "#F0883E"
        case .alarmText: "#FFB077"
        case .alarmFill: "#8A3A06"
        case .alarmTint: "#3A2114"
        }
    }
}
