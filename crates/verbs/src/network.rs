//! The way in for others: this machine's address on its network, a picture of it, and the browser.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// This machine's address as its network sees it; `None` when it has no network.
pub fn address() -> Option<IpAddr> {
    // Connecting a datagram socket sends nothing: the system only chooses the way it would take to get there.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// The text as a QR code, light on dark, to be photographed from a terminal.
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let mut picture = code.render::<Dense1x2>();
    Some(picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// Is there a desktop to open a browser on?
pub fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_fits_a_terminal() {
        let picture = qr("http://192.168.178.123:4055").unwrap();
        assert!(picture.lines().count() < 20);
        assert!(picture.lines().all(|line| line.chars().count() < 40));
    }
}
