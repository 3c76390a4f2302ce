/** The SHA-256 of a text, in hexadecimal; '' where the page is not in a secure context, which has no cryptography. */
export async function sha256(text: string): Promise<string> {
  if (!globalThis.isSecureContext) return '';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
