import type { TrailPoint } from '@fieldspan/domain/signature';

/** A drawing or signature in its own units. */
export type Lines = {
  width: number;
  height: number;
  strokes: readonly { trail: readonly TrailPoint[]; colour: string; thickness: number }[];
};

type Picture = { bytes: Buffer; width: number; height: number };

/** A picture with what was drawn on it, or lines alone; `missing` says why there is neither. */
export type Figure = {
  /** What it shows. */
  alt: string;
  caption?: string;
  picture?: Picture;
  drawn?: Lines;
  missing?: string;
  isFramed?: boolean;
  /** Its greatest width and height, in points. */
  most?: number;
  tall?: number;
};

export type PlacedFigure = { figure: Figure; x: number; width: number; height: number };
export type FigureRow = { placed: readonly PlacedFigure[]; height: number };

const GAP = 8;
const CAPTION = 11;
const MOST = { width: 250, height: 165 };
/** Three pairs of photos that lie fit one page. */
const PAIR_HEIGHT = 200;

/** Figures beside each other, in as many rows as they need; the sizes are in points. */
export function figureRows(
  figures: readonly Figure[],
  { width, scale }: { width: number; scale: number },
): FigureRow[] {
  const rows: PlacedFigure[][] = [];
  let x = 0;
  for (const figure of figures) {
    const most = { width: figure.most ?? MOST.width, height: figure.tall ?? MOST.height };
    const size = shownSize(figure, Math.min(width, most.width * scale), most.height * scale);
    if (size === null) continue;
    if (rows.length === 0 || x + size.width > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ figure, x, ...size });
    x += size.width + GAP;
  }
  return rows.map((placed) => ({ placed, height: heightOf(placed, scale) }));
}

/** Two figures beside each other, each in its half; one that is missing leaves its half empty. */
export function pairRow(
  pair: readonly [Figure | undefined, Figure | undefined],
  { width, scale }: { width: number; scale: number },
): FigureRow | null {
  const half = (width - GAP) / 2;
  const placed = pair.flatMap((figure, side): PlacedFigure[] => {
    const size = figure ? shownSize(figure, half, PAIR_HEIGHT * scale) : null;
    return figure && size ? [{ figure, x: side * (half + GAP), ...size }] : [];
  });
  return placed.length === 0 ? null : { placed, height: heightOf(placed, scale) };
}

function shownSize(
  { picture, drawn }: Figure,
  width: number,
  height: number,
): { width: number; height: number } | null {
  const own = picture ?? drawn;
  if (!own) return null;
  const shrink = Math.min(width / own.width, height / own.height);
  return { width: own.width * shrink, height: own.height * shrink };
}

const heightOf = (placed: readonly PlacedFigure[], scale: number): number =>
  Math.max(...placed.map(({ height }) => height)) + (placed.some(({ figure }) => figure.caption) ? CAPTION * scale : 0);
