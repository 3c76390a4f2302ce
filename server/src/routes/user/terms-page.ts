import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { escaped } from '../../http/escaped.ts';
import type { OpenRoute } from '../../http/route.ts';

const THEMES = ['light', 'dark', 'sun'] as const;

/** Inline and allowed by its hash, because a sandboxed frame has another origin and could not fetch a stylesheet. */
const STYLE = `
:root { color-scheme: light; background: #f6f5f2; color: #1e2226; font: 15px/1.55 Inter, system-ui, sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; background: #14171a; color: #eceae6; }
:root[data-theme='sun'] { background: #ffffff; color: #000000; font-weight: 500; }
body { margin: 0; padding: 16px; }
h2 { margin: 0 0 0.5em; font-size: 1rem; }
p { margin: 0 0 1em; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const ReadTermsSchema = v.object({ theme: v.optional(v.picklist(THEMES, 'must be light, dark or sun'), 'light') });

/**
 * The terms that User/acknowledge-tos agrees to, shown in a frame of the app: exactly the text whose hash is stored.
 */
export const readTerms: OpenRoute = {
  verb: 'GET',
  path: 'terms',
  summary: 'The present terms of service and privacy policy, as a page',
  session: 'none',
  takes: ReadTermsSchema,
  async handle({ read, services }) {
    const { theme } = await read(ReadTermsSchema);
    const { body } = await services.db.system((tx) =>
      tx
        .selectFrom('terms')
        .select('body')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    return new Response(termsPage(body, theme), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
      },
    });
  },
};

/** Paragraphs are separated by empty lines; one that begins with `# ` is a heading. */
function termsPage(body: string, theme: string): string {
  const parts = body
    .split(/\n\s*\n/)
    .map((part) => (part.startsWith('# ') ? `<h2>${escaped(part.slice(2))}</h2>` : `<p>${escaped(part)}</p>`));
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Terms of service and privacy policy</title>
<style>${STYLE}</style>
</head>
<body>
${parts.join('\n')}
</body>
</html>`;
}
