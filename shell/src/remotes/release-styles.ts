/**
 * Enables or disables the stylesheets of a release in this document. The elements stay, because the build's loader
 * remembers that they are loaded, and a release that is taken back needs them.
 */
export function switchStyles(remote: string, id: string, isOn: boolean): void {
  const folder = `/r/${remote}/${id}/`;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet && new URL(link.href).pathname.startsWith(folder)) link.sheet.disabled = !isOn;
  }
}
