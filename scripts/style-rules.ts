import { dirname, join } from 'node:path';

type Source = { path: string; text: string };

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const SELECTOR = /([^{};]+)\{/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = '']) => word);

/** The classes of a style sheet. */
const classesIn = (css: string): Set<string> =>
  new Set(all(css.replace(COMMENT, ''), SELECTOR).flatMap((selector) => all(selector, CLASS)));

/** The classes that a module uses, each with the style sheet it comes from. */
const namedBy = ({ path, text }: Source) =>
  [...text.matchAll(IMPORT)].flatMap(([statement, name = '', file = '']) => {
    const code = text.replace(statement, '');
    const words = [
      ...all(code, new RegExp(`(?<![\\w./-])${name}\\.([A-Za-z_]\\w*)`, 'g')),
      ...all(code, new RegExp(`(?<![\\w./-])${name}\\['([^']+)'\\]`, 'g')),
    ];
    return words.map((word) => ({ path, sheet: join(dirname(path), file), word }));
  });

/**
 * Finds classes that a component uses but its style sheet lacks (they have no effect and raise no error), and classes
 * that no component uses. To the compiler the classes of CSS modules are just strings.
 */
export function classFaults(modules: readonly Source[], sheets: readonly Source[]): string[] {
  const known = new Map(sheets.map(({ path, text }) => [path, classesIn(text)]));
  const named = new Map(sheets.map(({ path }) => [path, new Set<string>()]));
  const faults: string[] = [];
  for (const { path, sheet, word } of modules.flatMap(namedBy)) {
    named.get(sheet)?.add(word);
    if (!known.get(sheet)?.has(word)) faults.push(`${path}: .${word} does not stand in ${sheet}`);
  }
  const unused = [...known].flatMap(([sheet, words]) =>
    [...words].filter((word) => !named.get(sheet)?.has(word)).map((word) => `${sheet}: nobody names .${word}`),
  );
  return [...new Set([...faults, ...unused])];
}

const DECLARED = /(?:^|[\s{;])(--[\w-]+)\s*:/g;
const NAMED = /['"`](--[\w-]+)['"`]/g;
const BEGUN = /var\((--[\w-]+-)\$\{/g;
const READ = /var\((--[\w-]+)/g;
/** Read without a fallback. */
const NEEDED = /var\((--[\w-]+)\)/g;
/** Set by @base-ui/react on its elements. */
const OF_BASE_UI = new Set(['--available-height', '--available-width', '--anchor-width']);

/** Finds tokens that a style sheet reads but nobody declares, and those that are declared but never read. */
export function tokenFaults(sheets: readonly Source[], modules: readonly Source[]): string[] {
  const css = sheets.map(({ text }) => text.replace(COMMENT, '')).join('\n');
  const code = modules.map(({ text }) => text).join('\n');
  const declared = new Set([...all(css, DECLARED), ...all(code, NAMED)]);
  const read = new Set([...all(css, READ), ...all(code, READ), ...all(code, NAMED)]);
  // A token whose end is computed in code: `var(--avatar-${number})`.
  const begun = all(code, BEGUN);
  const isRead = (token: string) => read.has(token) || begun.some((start) => token.startsWith(start));
  const needed = new Set(all(css, NEEDED).filter((token) => !OF_BASE_UI.has(token)));
  return [
    ...[...needed].filter((token) => !declared.has(token)).map((token) => `${token} is read and declared nowhere`),
    ...[...declared].filter((token) => !isRead(token)).map((token) => `${token} is declared and read nowhere`),
  ];
}
