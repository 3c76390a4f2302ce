/** The text content of HTML: nothing in it runs, loads or shows. Blocks and line breaks become new lines. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style')) silent.remove();
  for (const block of body.querySelectorAll('p, br, li, div, h1, h2, h3, tr')) block.before('\n');
  return (body.textContent ?? '').replaceAll(/\n\s*\n+/g, '\n').trim();
}
