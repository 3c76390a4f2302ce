const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/**
 * Seals a press for the server: whoever takes the tablet finds no PIN on it.
 * @param key the kiosk's public key, as SPKI in base64
 */
export async function seal(
  key: string,
  { userId, clientKey, pin }: { userId: number; clientKey: string; pin: string },
) {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.codePointAt(0) ?? 0);
  const publicKey = await crypto.subtle.importKey('spki', bytes, RSA, false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify([userId, clientKey, pin]));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(RSA, publicKey, text));
  return btoa(String.fromCodePoint(...sealed));
}
