/** What a label of a kit opens; phones that scan it without the app go there too. */
export const kitPath = (slug: string): string => `/equipment/check-out?kit=${slug}`;

/** What a label, a hand scanner or a person says of a piece or a kit: the slug of its page, or its number or name. */
export function scannedCode(text: string): string {
  const label = /\/equipment\/(?:view\/|check-out\?kit=)([^/?&#\s]+)/.exec(text);
  return decoded(label?.[1] ?? text).trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether two codes name the same piece: people type small letters, and scanners add spaces. */
export const isSameCode = (one: string, other: string): boolean =>
  scannedCode(one).toLowerCase() === scannedCode(other).toLowerCase();
