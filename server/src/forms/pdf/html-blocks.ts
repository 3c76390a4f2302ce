/** The words of HTML that a template shows, a text for each of its blocks; an entry of a list begins with a dot. */
export function blocksOf(html: unknown): string[] {
  if (typeof html !== 'string') return [];
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<li\b[^>]*>/gi, '\n• ')
    .replaceAll(/<\/?(?:p|ul|ol|h\d|br|blockquote|tr|table)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '' && block !== '•');
}
