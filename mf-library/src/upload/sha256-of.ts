/** Above it a phone would have to hold too much in memory at once. */
const MOST_BYTES = 64_000_000;

/** The SHA-256 of a file in hexadecimal; null for one that is too large, or cannot be read. */
export async function sha256Of(file: File): Promise<string | null> {
  if (file.size > MOST_BYTES || file.size === 0) return null;
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
