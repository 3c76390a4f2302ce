import { dirname, join } from 'node:path';

export type Page = { path: string; text: string };

const FENCE = /^```[\s\S]*?^```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const QUOTED = /`([^`\n]+)`/g;
/** A path that sources, styles, migrations or pages can have, and nothing that stands for several files. */
const FILE_PATH = /^\w[\w.@-]*(?:\/[\w.@-]+)+\.(?:tsx?|mjs|css|sql|md|tsv)$/;

/** A step of a how-to; executing it shows that the file exists. */
const STEP = /^(?:Write|Change|Add to) `[^`]+`:$/gm;

const prose = (text: string): string => text.replace(FENCE, '');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsIn = (text: string): Set<string> =>
  new Set(
    [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Finds links inside the project that lead to no file, or to no heading of a page. */
export function linkFaults(pages: readonly Page[], files: ReadonlySet<string>): string[] {
  const anchors = new Map(pages.map(({ path, text }) => [path, anchorsIn(text)]));
  const folders = new Set([...files].map((path) => dirname(path)));
  return pages.flatMap(({ path, text }) =>
    [...prose(text).matchAll(LINK)].flatMap(([, link = '']) => {
      const [file = '', anchor] = link.split('#');
      if (/^[a-z]+:/.test(link)) return [];
      const target = file === '' ? path : join(dirname(path), file).replace(/\/$/, '');
      if (!files.has(target) && !folders.has(target)) return [`${path}: ${link} leads nowhere`];
      if (anchor === undefined || anchors.get(target)?.has(anchor) === true) return [];
      return [`${path}: ${target} has no heading #${anchor}`];
    }),
  );
}

/** A folder, or a module without its file extension. */
const FOLDER_PATH = /^(?:src|shared|shell|server|deploy|e2e|bench|scripts|docs|mf-[\w-]+)(?:\/[\w-]+)+\/?$/;

/** Whether there is such a folder. Of pages beside no `src`, `src/…` is any package's. */
function isFolder(words: string, page: string, files: readonly string[]): boolean {
  const own = join(dirname(page), 'src/');
  if (words.startsWith('src/') && !files.some((file) => file.startsWith(own))) return true;
  const path = words.startsWith('src/') ? join(dirname(page), words) : words;
  return files.some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`) || file.startsWith(`${path}.`));
}

/**
 * Finds files and folders that a page names in backquotes and that do not exist. The path of a file may leave out its
 * first folders; a folder is named from the project's own folder or, as `src/…`, from that of the page.
 */
export function pathFaults(pages: readonly Page[], files: ReadonlySet<string>): string[] {
  const paths = [...files];
  const isThere = (words: string, page: string): boolean =>
    (!FILE_PATH.test(words) || paths.some((path) => `/${path}`.endsWith(`/${words}`))) &&
    (!FOLDER_PATH.test(words) || isFolder(words, page, paths));
  return pages.flatMap(({ path, text }) =>
    [...prose(text).replace(STEP, '').matchAll(QUOTED)]
      .map(([, words = '']) => words)
      .filter((words) => !isThere(words, path))
      .map((words) => `${path}: there is no ${words}`),
  );
}

/** Finds decision records whose title differs from the one in the index, or that the index does not list. */
export function decisionFaults(records: readonly Page[], index: string): string[] {
  return records.flatMap(({ path, text }) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    if (number !== file.slice(0, 4)) return [`${path}: does not begin with "# ${file.slice(0, 4)} " and a title`];
    return index.includes(`| [${number}](${file}) | ${title} |`)
      ? []
      : [`docs/decisions/README.md: has no line | [${number}](${file}) | ${title} |`];
  });
}

type Remote = { folder: string; title: string; routes: number };

/** With more routes a remote is more than one team can own, ship and roll back by itself. */
const ROUTES_AT_MOST = 25;

/**
 * Finds remotes with too many routes, and rows in the table of docs/architecture.md that are not as remote.json says.
 * A remote without a row is allowed, so that a new one changes no file of anybody else.
 */
export function remoteFaults(remotes: readonly Remote[], page: Page): string[] {
  const rows = new Map(
    remotes.map(({ folder, title, routes }) => [folder, `| \`${folder}\` | ${title} | ${routes} |`]),
  );
  return [
    ...remotes
      .filter(({ routes }) => routes > ROUTES_AT_MOST)
      .map(({ folder, routes }) => `${folder}: has ${routes} routes, at most ${ROUTES_AT_MOST} are allowed`),
    ...[...page.text.matchAll(/^\| `(mf-[\w-]+)` \|.*$/gm)]
      .filter(([line, folder = '']) => !line.startsWith(rows.get(folder) ?? '-'))
      .map(([, folder = '']) => `${page.path}: ${folder} should read ${rows.get(folder) ?? 'nothing, there is none'}`),
  ];
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds words of the glossary's last column, "In the code", that the sources do not contain. */
export function glossaryFaults({ path, text }: Page, sources: string): string[] {
  const columns = text.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.split('|').at(-2) ?? ''] : []));
  return columns
    .flatMap((column) => [...column.matchAll(QUOTED)].map(([, words = '']) => words))
    .filter((words) => !new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`).test(sources))
    .map((words) => `${path}: no source contains ${words}`);
}
