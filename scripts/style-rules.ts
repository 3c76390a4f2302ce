import { dirname, join } from 'node:path';

type Source = { path: string; text: string };

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const SELECTOR = /([^{};]+)\{/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = '']) => word);

/** Classes of a style sheet. */
const classesIn = (css: string): Set<string> =>
  new Set(all(css.replace(COMMENT, ''), SELECTOR).flatMap((selector) => all(selector, CLASS)));

/** The classes that a module names, each with the style sheet that it means. */
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
 * Classes that a component names and its style sheet does not have, which draw nothing and say nothing; and those that stand
 * in a style sheet and no component names. Class names of modules are strings to the compiler.
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
/** Read without anything in its place. */
const NEEDED = /var\((--[\w-]+)\)/g;
/** Set on the elements of @base-ui/react. */
const OF_BASE_UI = new Set(['--available-height', '--available-width', '--anchor-width']);

/** Tokens that a style sheet reads and nobody declares, and those that are declared and nobody reads. */
export function tokenFaults(sheets: readonly Source[], modules: readonly Source[]): string[] {
  const css = sheets.map(({ text }) => text.replace(COMMENT, '')).join('\n');
  const code = modules.map(({ text }) => text).join('\n');
  const declared = new Set([...all(css, DECLARED), ...all(code, NAMED)]);
  const read = new Set([...all(css, READ), ...all(code, READ), ...all(code, NAMED)]);
  // One of several, chosen in code: `var(--avatar-${number})`.
  const begun = all(code, BEGUN);
  const isRead = (token: string) => read.has(token) || begun.some((start) => token.startsWith(start));
  const needed = new Set(all(css, NEEDED).filter((token) => !OF_BASE_UI.has(token)));
  return [
    ...[...needed].filter((token) => !declared.has(token)).map((token) => `${token} is read and declared nowhere`),
    ...[...declared].filter((token) => !isRead(token)).map((token) => `${token} is declared and read nowhere`),
  ];
}
