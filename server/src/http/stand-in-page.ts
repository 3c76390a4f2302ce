import { createHash } from 'node:crypto';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --page: #f5f4f0; --card: #fff; --ink: #1d1f23; --quiet: #5c5f66; --line: #8a8d93; --red: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181c; --card: #1f2227; --ink: #f1f0ec; --quiet: #b4b7bd; --line: #7d8188; --red: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 5vh 1rem; background: var(--page); color: var(--ink); }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
h1 { margin: 0; font-size: 1.25rem; }
p { margin: .5rem 0; color: var(--quiet); overflow-wrap: anywhere; }
output { display: block; margin: 1.25rem 0 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
[role=alert] { margin-block: 1rem 0; padding: .5rem .75rem; border: 1px solid var(--red); border-radius: 8px; color: var(--red); font-weight: 600; }
form, nav { display: grid; gap: .75rem; margin-block: 1.25rem .5rem; }
button, nav a { min-height: 48px; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
nav a { display: grid; place-items: center; text-align: center; text-decoration: none; }
button[value=pay] { border-color: var(--ink); background: var(--ink); color: var(--card); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
main > a { display: inline-block; padding-block: .6rem; color: inherit; }`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page that stands for one of another service. It runs no script. @param body HTML with all values escaped */
export function standInPage({ title, body }: { title: string; body: string }): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Without it the browser does not say from where a form comes, and the press is refused.
      'referrer-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    },
  });
}
