/** A row of docs/requirements.tsv. */
export type Requirement = { id: string; area: string; text: string };

/** How an area's rows are covered: by tests that name them, by a reviewer, or not at all. */
type Cover = { area: string; rows: number; tested: number; byEye: number; missing: Requirement[] };

/** Reads the rows; the first line is the header. */
export function requirementsOf(tsv: string): Requirement[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = '', text = ''] = line.split('\t');
      return { id, area, text };
    });
}

const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/|(?<![:'"`*])\/\/.*$/gm;
const ID = /\b([A-Z]{2,6})(\d{3})(?:\s?[–-]\s?(?:\1)?(\d{3}))?(?!\d)/g;

/**
 * The ids that a test names, in its titles or code, but not in its comments. `WX009–WX012` and `WX009–012` name four
 * rows.
 */
export function idsNamedIn(testSource: string): Set<string> {
  const named = new Set<string>();
  for (const [, area, first, last] of testSource.replaceAll(COMMENT, '').matchAll(ID)) {
    for (let row = Number(first); row <= Number(last ?? first); row += 1)
      named.add(`${area}${String(row).padStart(3, '0')}`);
  }
  return named;
}

/** The ids in the first column of a Markdown table: rows that a reviewer checks because no test can show them. */
export function idsByEye(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\|\s*([A-Z]{2,6}\d{3})\s*\|/gm)].map(([, id]) => id ?? ''));
}

/** Counts each area, in the order of the rows. */
export function coverOf(
  rows: readonly Requirement[],
  tested: ReadonlySet<string>,
  byEye: ReadonlySet<string>,
): Cover[] {
  return [...Map.groupBy(rows, ({ area }) => area)].map(([area, own]) => ({
    area,
    rows: own.length,
    tested: own.filter(({ id }) => tested.has(id)).length,
    byEye: own.filter(({ id }) => !tested.has(id) && byEye.has(id)).length,
    missing: own.filter(({ id }) => !tested.has(id) && !byEye.has(id)),
  }));
}
