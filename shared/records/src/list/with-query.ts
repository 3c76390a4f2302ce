/**
 * An address over a list that keeps the list's state.
 * @param to may have its own query, which takes precedence
 * @param search the list's `location.search`
 */
export function withQuery(to: string, search: string): string {
  const [path = '', own = ''] = to.split('?');
  const params = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) params.set(key, value);
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
