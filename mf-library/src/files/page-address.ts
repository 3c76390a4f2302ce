/** The page in the address; 1 for anything that is none. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address of another page of the same list. */
export function pageHref(pathname: string, params: URLSearchParams, page: number): string {
  const after = new URLSearchParams(params);
  if (page === 1) after.delete('page');
  else after.set('page', String(page));
  const search = after.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
