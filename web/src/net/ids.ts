// Names made by this page.

/** `bytes` random bytes as hexadecimal digits. Works on plain http too, where `crypto.randomUUID` is missing. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
