/** The link for a typed website; null if it is not a web address. */
export function webAddress(typed: string | null): string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
