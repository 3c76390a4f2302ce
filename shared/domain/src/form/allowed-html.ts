/**
 * The HTML elements that a template's text may contain (document 1 §5). When it is shown, others are removed but their
 * text is kept, except that of scripts.
 */
export const ALLOWED_TAGS: readonly string[] = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sub',
  'sup',
  'code',
  'pre',
];

export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'colspan', 'rowspan'];

/** What is in a text and is removed when it is shown: `<div>`, `style=`. */
export function bannedHtml(html: string): string[] {
  const found = [...html.matchAll(/<\/?([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/gi)].flatMap(
    ([, tag = '', rest = '']) =>
      ALLOWED_TAGS.includes(tag.toLowerCase()) ? bannedAttributes(rest) : [`<${tag.toLowerCase()}>`],
  );
  return [...new Set(found)];
}

const bannedAttributes = (text: string): string[] =>
  [...text.matchAll(/([a-z][a-z0-9:-]*)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]*)/gi)].flatMap(([, name = '', value = '']) => {
    const attribute = name.toLowerCase();
    if (!ALLOWED_ATTRIBUTES.includes(attribute)) return [`${attribute}=`];
    return attribute === 'href' && !ALLOWED_ADDRESS.test(value.replace(/^["']/, '')) ? [`href=${value}`] : [];
  });

export const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:)/i;
