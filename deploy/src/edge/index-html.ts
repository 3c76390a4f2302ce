import { PAGE_SET_ELEMENT, type PageSet, type Release } from '@fieldspan/contract/release';
import { assetUrl, integrityOfFile, type LiveSet } from './page-set.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function attributes(values: Record<string, string | true>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

/** Where a file is and its integrity hash; files of a development build have no hash. */
function source(release: Release, path: string, urlName: 'href' | 'src'): Record<string, string> {
  const integrity = integrityOfFile(release, path);
  return { [urlName]: assetUrl(release, path), crossorigin: 'anonymous', ...(integrity !== '' && { integrity }) };
}

function preload(release: Release, path: string, priority: Record<string, string> = {}): string {
  const as = path.endsWith('.css') ? 'style' : 'script';
  return `<link${attributes({ rel: 'preload', as, ...source(release, path, 'href'), ...priority })}>`;
}

/**
 * What the shell loads beside its first files for a signed-in person. Behind all others on the line: they run first, and
 * nothing shows without them.
 */
function signedInPreloads(shell: Release): string[] {
  const { css = [], js = [] } = shell.signedIn ?? {};
  return [...css, ...js].map((path) => preload(shell, path, { fetchpriority: 'low' }));
}

/**
 * The files that the shell, the route's remote and the fills of its places load first. The page hints all of them, so
 * they load in parallel.
 */
function preloads(shell: Release, remote: Release | undefined, fillers: readonly Release[]): string[] {
  const ofShell = [...shell.initial.css, ...shell.initial.js];
  const ofRemote = remote === undefined ? [] : [...remote.initial.css, remote.entry, ...remote.initial.js];
  return [
    ...ofShell.map((path) => preload(shell, path)),
    ...(remote === undefined ? [] : ofRemote.map((path) => preload(remote, path))),
    ...fillers.map((filler) => preload(filler, filler.entry)),
  ];
}

/** JSON inside a script element must not contain `<`, which could end the element early. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Icons and manifest for browser and home screen; skipped if the shell has none. */
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
  /** Whether the visitor has a session. */
  isSignedIn?: boolean;
  /** Remotes that fill the places on the page of the route's owner. */
  fillers?: readonly string[];
  /** Extra HTML of this visitor's page: in its head, and before the app. */
  banner?: { head: string; body: string };
};

/**
 * The app's only HTML page: the live set inlined, the shell's script with its integrity hash, and preload hints. It
 * contains no executable inline script and no inline style, so the content policy needs no exception.
 */
export function indexHtml({ live, shell, set, owner, isSignedIn = false, fillers = [], banner }: Page): string {
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
    ...(isSignedIn ? signedInPreloads(shell) : []),
    `<script type="application/json" id="${PAGE_SET_ELEMENT}">${inlineJson(set)}</script>`,
    `<script${attributes({ defer: true, fetchpriority: 'high', ...source(shell, shell.entry, 'src') })}></script>`,
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
