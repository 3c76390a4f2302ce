/** The value of a cookie in the request; empty if there is none. */
export function sentCookie(headers: Headers, name: string): string {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
