import { PAGE_SET_ELEMENT, type PageSet, type Release } from '@fieldspan/contract/release';
import { assetUrl, integrityOfFile, type LiveSet } from './page-set.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function attributes(values: Record<string, string | true>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

/** Where a file is and what it must hash to; a file of a development build has no hash. */
function source(release: Release, path: string, urlName: 'href' | 'src'): Record<string, string> {
  const integrity = integrityOfFile(release, path);
  return { [urlName]: assetUrl(release, path), crossorigin: 'anonymous', ...(integrity !== '' && { integrity }) };
}

function preload(release: Release, path: string): string {
  return `<link${attributes({ rel: 'preload', as: path.endsWith('.css') ? 'style' : 'script', ...source(release, path, 'href') })}>`;
}

/** What the shell, the route's remote and those that fill its places load first, fetched all at once instead of one after the other. */
function preloads(shell: Release, remote: Release | undefined, fillers: readonly Release[]): string[] {
  const ofShell = [...shell.initial.css, ...shell.initial.js];
  const ofRemote = remote === undefined ? [] : [...remote.initial.css, remote.entry, ...remote.initial.js];
  return [
    ...ofShell.map((path) => preload(shell, path)),
    ...(remote === undefined ? [] : ofRemote.map((path) => preload(remote, path))),
    ...fillers.map((filler) => preload(filler, filler.entry)),
  ];
}

/** JSON inside a script element: no `<` may end it early. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the browser and the home screen know the app by; a shell without these files has none. */
function identity(shell: Release): string[] {
  const urlOf = (name: string): string | null =>
    shell.files.some(({ path }) => path === name) ? assetUrl(shell, name) : null;
  const manifest = urlOf('app.webmanifest');
  const touchIcon = urlOf('icon-192.png');
  return [
    `<link${attributes({ rel: 'icon', href: urlOf('favicon.svg') ?? 'data:,' })}>`,
    ...(manifest === null ? [] : [`<link${attributes({ rel: 'manifest', href: manifest })}>`]),
    ...(touchIcon === null ? [] : [`<link${attributes({ rel: 'apple-touch-icon', href: touchIcon })}>`]),
  ];
}

export type Page = {
  live: LiveSet;
  shell: Release;
  set: PageSet;
  owner: string | null;
  /** Remotes that fill the places of the owner's page. */
  fillers?: readonly string[];
  /** HTML that this visitor's page has besides, in its head and before the app. */
  banner?: { head: string; body: string };
};

/**
 * The one HTML page of the app: the live set inlined, the shell's script with its hash, hints for what comes next.
 * It contains no executable inline script and no inline style, so the content policy needs no exception.
 */
export function indexHtml({ live, shell, set, owner, fillers = [], banner }: Page): string {
  const remote = owner === null ? undefined : live.releases.get(owner);
  const filling = fillers.flatMap((name) => live.releases.get(name) ?? []);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Fieldspan</title>',
    '<meta name="theme-color" content="#1f2328">',
    ...identity(shell),
    ...preloads(shell, remote, filling),
    `<script type="application/json" id="${PAGE_SET_ELEMENT}">${inlineJson(set)}</script>`,
    `<script${attributes({ defer: true, ...source(shell, shell.entry, 'src') })}></script>`,
    ...(banner === undefined ? [] : [banner.head]),
    '</head>',
    '<body>',
    ...(banner === undefined ? [] : [banner.body]),
    '<noscript>Fieldspan needs JavaScript.</noscript>',
    '<div id="root"></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
