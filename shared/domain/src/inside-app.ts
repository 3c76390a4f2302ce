/** The link if it stays inside the app, otherwise null: records and push messages may contain text from anybody. */
export function insideApp(link: string | null | undefined): string | null {
  return link !== null && link !== undefined && /^\/(?![/\\])[^\\]*$/.test(link) ? link : null;
}
