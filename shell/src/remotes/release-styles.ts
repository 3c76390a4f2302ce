/**
 * Switches the stylesheets of a release in this document. Their elements stay: the build's loader remembers that they
 * came, and a release that is taken back finds them.
 */
export function switchStyles(remote: string, id: string, isOn: boolean): void {
  const folder = `/r/${remote}/${id}/`;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet && new URL(link.href).pathname.startsWith(folder)) link.sheet.disabled = !isOn;
  }
}
