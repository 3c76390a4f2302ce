/** A link for what somebody typed as a website; null for text that leads nowhere or to something other than the web. */
export function webAddress(typed: string | null): string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
