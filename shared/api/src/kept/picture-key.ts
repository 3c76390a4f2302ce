/** The address of a picture without the token in it, which changes while the picture does not. */
export function pictureKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const [, resources = '', kind = '', , ...name] = pathname.split('/');
  return `${origin}/${resources}/${kind}/-/${name.join('/')}`;
}
