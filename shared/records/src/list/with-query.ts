/**
 * An address over a list that goes on saying what the list shows.
 * @param to may carry a query of its own, which wins
 * @param search the list's `location.search`
 */
export function withQuery(to: string, search: string): string {
  const [path = '', own = ''] = to.split('?');
  const params = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) params.set(key, value);
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
