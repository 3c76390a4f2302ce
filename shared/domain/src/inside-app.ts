/** A link that leads inside the app, or null: records and push messages hold text that anybody may have written. */
export function insideApp(link: string | null | undefined): string | null {
  return link !== null && link !== undefined && /^\/(?![/\\])[^\\]*$/.test(link) ? link : null;
}
