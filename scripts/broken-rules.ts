import { basename } from 'node:path';

type LineRule = { says: string; isBroken: (line: string, path: string) => boolean };

const SILENCER =
  /(?:\/\/|\/\*).*?((?:oxlint|eslint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)|jscpd:ignore|(?:oxfmt|prettier|v8|c8)[- ]ignore|stylelint-disable)/;
const ISSUE = /#\d+/;

/** The browser's online state is often wrong, so a single module listens to it and checks by itself. */
const NETWORK_SAYING = /\bonLine\b|\bon(?:online|offline)\b|(['"`])(?:online|offline)\1/;
const CLIENT = /^(?:shell|mf-[\w-]+|shared\/(?:api|federation|ui))\//;
const LISTENER = /^shared\/api\/src\/reach(?:\.test)?\.ts$/;

/**
 * Code in which a thrown error may come from another realm (a test's, a frame's, a worker's), so `instanceof` fails.
 * Scripts have only one realm.
 */
const REALMS = /^(?:shell|mf-[\w-]+|shared|server|deploy)\//;

/** The modules are the contract's to name; domain holds them, and a list of modules that stand for no model has a name. */
const MODULE_ASKED = /\b(?:hasModule\([^,]*,\s*['"`]|isAllowed\([^,]*,\s*\[\s*['"`])/;
const DOMAIN = /^shared\/domain\//;
/** Where a test asks the rule itself. */
const TEST = /\.test\.tsx?$/;

/** The language of the page decides how a value is written, not that of the browser. */
const OWN_FORMAT =
  /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:Number|DateTime)Format\(.*\)\.format|\.format\(['"`](?!YYYY-MM)/;
/** The formatter itself; the gallery; and what a form had written down when it was signed, in the language of its text. */
const FORMATTERS =
  /^shared\/domain\/src\/(?:date|number)-text\.ts$|^mf-gallery\/|^mf-forms\/src\/engine\/written-moment\.ts$/;
const SHOWN = /^(?:shell|mf-[\w-]+|shared\/(?:domain|federation|records|ui))\//;

const LINE_RULES: LineRule[] = [
  {
    says: 'a barrel: import each thing from the file that makes it',
    isBroken: (line) => /^\s*export\s+(type\s+)?\*/.test(line),
  },
  {
    says: 'a gate is silenced: mend the code, or name the issue that will (#12)',
    isBroken: (line) => SILENCER.test(line) && !ISSUE.test(line),
  },
  {
    says: "the browser's word on the network: ask @fieldspan/api/reach, which looks for itself",
    isBroken: (line, path) => CLIENT.test(path) && !LISTENER.test(path) && NETWORK_SAYING.test(line),
  },
  {
    says: 'instanceof Error knows the errors of its own realm alone: ask isError of @fieldspan/domain/is-error',
    isBroken: (line, path) => REALMS.test(path) && /\binstanceof Error\b/.test(line.replace(/\/\/.*|^\s*\*.*/, '')),
  },
  {
    says: 'a value in a format of its own: ask dateText, numberText or moneyText of @fieldspan/domain',
    isBroken: (line, path) => SHOWN.test(path) && !FORMATTERS.test(path) && !TEST.test(path) && OWN_FORMAT.test(line),
  },
  {
    says: 'callRows is kept for remotes that were published earlier: ask callFirst, callTop, callSome or callAll',
    isBroken: (line, path) => path.startsWith('mf-') && /\bcallRows\(/.test(line),
  },
  {
    says: "a permission by its module's name: ask mayRead or mayWrite of @fieldspan/contract/access-rules",
    isBroken: (line, path) => !DOMAIN.test(path) && !TEST.test(path) && MODULE_ASKED.test(line),
  },
];

const CALLER = /^(?:shell|mf-[\w-]+|shared)\//;
/** `callSome` returns `{ rows, more }`; code that takes only the rows cuts a list off without saying so. */
const ROWS_ALONE = /\{ rows(?:: \w+)? \} = await callSome\(|\(await callSome\([^;]*?\)\)\.rows/g;

const rowsAlone = (path: string, text: string): string[] =>
  (CALLER.test(path) ? [...text.matchAll(ROWS_ALONE)] : []).map(
    ({ index }) =>
      `${path}:${text.slice(0, index).split('\n').length}: a list is cut and does not say so: hand on \`more\`, or ask callAll or callTop`,
  );

/**
 * Which of the project's own rules a source file breaks, beyond those that the linter checks.
 * @param path from the project's folder
 * @returns one line for each, `path:line: what`
 */
export function brokenRules(path: string, text: string): string[] {
  const complaints = text
    .split('\n')
    .flatMap((line, index) =>
      LINE_RULES.filter(({ isBroken }) => isBroken(line, path)).map(({ says }) => `${path}:${index + 1}: ${says}`),
    );
  complaints.push(...rowsAlone(path, text));
  if (/^index\.(ts|tsx|mjs)$/.test(basename(path)))
    complaints.push(`${path}:1: a file is named after what it exports, never index`);
  return complaints;
}
