/** Paper of labels, in millimetres: its size, where the first label begins, its size, and how far apart two are. */
export type LabelSheet = {
  key: string;
  /** What stands on the box of such paper. */
  name: string;
  paper: { width: number; height: number };
  first: { left: number; top: number };
  label: { width: number; height: number };
  pitch: { across: number; down: number };
  columns: number;
  rows: number;
};

const INCH = 25.4;
const LETTER = { width: 8.5 * INCH, height: 11 * INCH };
const A4 = { width: 210, height: 297 };

/** One label on a page, for a printer with a roll. */
const roll = (name: string, width: number, height: number): LabelSheet => ({
  key: `${width}x${height}`,
  name,
  paper: { width, height },
  first: { left: 0, top: 0 },
  label: { width, height },
  pitch: { across: width, down: height },
  columns: 1,
  rows: 1,
});

export const LABEL_SHEETS: readonly LabelSheet[] = [
  {
    key: '5160',
    name: 'Avery 5160, Letter, 30 labels of 2⅝ × 1 in',
    paper: LETTER,
    first: { left: 0.1875 * INCH, top: 0.5 * INCH },
    label: { width: 2.625 * INCH, height: INCH },
    pitch: { across: 2.75 * INCH, down: INCH },
    columns: 3,
    rows: 10,
  },
  {
    key: '5163',
    name: 'Avery 5163, Letter, 10 labels of 4 × 2 in',
    paper: LETTER,
    first: { left: 0.15625 * INCH, top: 0.5 * INCH },
    label: { width: 4 * INCH, height: 2 * INCH },
    pitch: { across: 4.1875 * INCH, down: 2 * INCH },
    columns: 2,
    rows: 5,
  },
  {
    key: 'L7160',
    name: 'Avery L7160, A4, 21 labels of 63.5 × 38.1 mm',
    paper: A4,
    first: { left: 7.2, top: 15.15 },
    label: { width: 63.5, height: 38.1 },
    pitch: { across: 66.04, down: 38.1 },
    columns: 3,
    rows: 7,
  },
  roll('Roll of 62 mm, labels of 62 × 29 mm', 62, 29),
  roll('Roll of 62 mm, labels of 62 × 100 mm', 62, 100),
];

/** How many labels a page has. */
export const perPage = ({ columns, rows }: LabelSheet): number => columns * rows;

export type LabelPlace = { page: number; left: number; top: number };

/**
 * Where the label with this number stands, from 0, row by row.
 * @param used labels of the first page that are peeled off already
 */
export function labelPlace(sheet: LabelSheet, at: number, used = 0): LabelPlace {
  const place = at + Math.min(used, perPage(sheet) - 1);
  const onPage = place % perPage(sheet);
  return {
    page: Math.floor(place / perPage(sheet)),
    left: sheet.first.left + (onPage % sheet.columns) * sheet.pitch.across,
    top: sheet.first.top + Math.floor(onPage / sheet.columns) * sheet.pitch.down,
  };
}
