import type { PageSize, PlacedText } from './placed-text.ts';
import { isSheetNumber, tidyNumber } from './sheet-number.ts';

/** What the title block of a sheet says; null for what could not be read. */
export type TitleBlock = { number: string | null; title: string | null; revision: string | null };

/** Title blocks are on the right edge or along the bottom. */
const RIGHT = 0.62;
const BOTTOM = 0.7;

const NUMBER_LABEL = /^(?:sheet|drawing|dwg|plan)\s*(?:no|num|number|#)?\.?\s*:?$/i;
const TITLE_LABEL = /^(?:(?:sheet|drawing|dwg)\s*(?:title|name)|title)\s*:?$/i;
const REVISION_LABEL = /^(?:rev(?:ision)?)\s*(?:no)?\.?\s*:?$/i;
/** With its label in one piece: `Sheet: A-101`. */
const LABELLED_NUMBER = /^(?:sheet|drawing|dwg)\s*(?:no|number|#)?\.?\s*:?\s*(\S.*)$/i;
const LABELLED_REVISION = /^rev(?:ision)?\s*\.?\s*:?\s*([A-Z]|\d{1,2})$/i;
const REVISION = /^(?:[A-Z]|\d{1,2})$/;
const OTHER_LABEL =
  /^(?:scale|date|drawn|checked|approved|designed|project|client|owner|consultants?|issued?|job|seal|stamp|file|plot|phone|tel|fax|copyright|architects?|engineers?)\b|:$|@|www\.|^\d[\d\s./:-]*$/i;
const TITLE_WORD =
  /\b(?:plans?|elevations?|sections?|details?|schedules?|notes|legend|diagrams?|layout|cover|index|roof|floor|level|foundation|framing|ceiling|site|lighting|power|piping|hvac|riser|survey|grading)\b/i;

/** The most that is taken of a title. */
const TITLE_MAX = 120;

type Spot = { line: PlacedText; number: string };

/** Reads number, title and revision off the lines of a page. A person corrects them before the set is published. */
export function readTitleBlock(lines: readonly PlacedText[], page: PageSize): TitleBlock {
  const block = lines.filter((line) => line.x > page.width * RIGHT || line.y > page.height * BOTTOM);
  const spot = numberSpot(block, page);
  return {
    number: spot?.number ?? null,
    title: titleOf(block, spot, page),
    revision: revisionOf(block, spot, page),
  };
}

function numberSpot(block: readonly PlacedText[], page: PageSize): Spot | null {
  const spots = block.flatMap((line): Spot[] => {
    const [, labelled = line.words] = LABELLED_NUMBER.exec(line.words) ?? [];
    return isSheetNumber(labelled) ? [{ line, number: tidyNumber(labelled) }] : [];
  });
  const tallest = Math.max(1, ...spots.map(({ line }) => line.height));
  const labels = block.filter(({ words }) => NUMBER_LABEL.test(words));
  const [best] = spots
    .map((spot) => ({ spot, points: pointsOf(spot.line, { page, tallest, labels }) }))
    .toSorted((one, other) => other.points - one.points);
  return best?.spot ?? null;
}

type Weighing = { page: PageSize; tallest: number; labels: readonly PlacedText[] };

/** Large letters, near the lower right corner, below or beside the words "Sheet No.". */
function pointsOf(line: PlacedText, { page, tallest, labels }: Weighing): number {
  const across = (page.width - line.x - line.width) / page.width;
  const down = (page.height - line.y - line.height) / page.height;
  const isNamed = LABELLED_NUMBER.test(line.words) || labels.some((label) => isUnder(label, line));
  return 2 * (line.height / tallest) + 2 * (1 - Math.hypot(across, down)) + (isNamed ? 2 : 0);
}

/** Whether a value stands below its label or right of it. */
function isUnder(label: PlacedText, value: PlacedText): boolean {
  const size = Math.max(label.height, value.height);
  const below = value.y - label.y;
  const isBelow =
    below > 0 && below < 4 * size && value.x < label.x + label.width + 4 * size && value.x > label.x - 4 * size;
  const right = value.x - label.x - label.width;
  const isBeside =
    Math.abs(value.y + value.height - label.y - label.height) < size && right > -size && right < 8 * size;
  return isBelow || isBeside;
}

function titleOf(block: readonly PlacedText[], spot: Spot | null, page: PageSize): string | null {
  const isPlain = (line: PlacedText) =>
    line !== spot?.line && /[A-Z]{2}/i.test(line.words) && !isSheetNumber(line.words) && !OTHER_LABEL.test(line.words);
  const isValue = (line: PlacedText) =>
    isPlain(line) &&
    !TITLE_LABEL.test(line.words) &&
    !NUMBER_LABEL.test(line.words) &&
    !REVISION_LABEL.test(line.words);
  const label = block.find(({ words }) => TITLE_LABEL.test(words));
  const named = label ? block.filter((line) => isValue(line) && isUnder(label, line)) : [];
  if (named.length > 0) return inOneLine(named.toSorted((one, other) => one.y - other.y).slice(0, 3));
  const near = block.filter((line) => isValue(line) && line.words.length <= TITLE_MAX && isNear(line, spot, page));
  const tallest = Math.max(1, ...near.map(({ height }) => height));
  const points = (line: PlacedText) =>
    (TITLE_WORD.test(line.words) ? 2 : 0) + line.height / tallest + 1 - distance(line, spot, page);
  const [best] = near.toSorted((one, other) => points(other) - points(one));
  if (!best) return null;
  return inOneLine(
    near.filter((line) => line === best || isOneBlock(best, line)).toSorted((one, other) => one.y - other.y),
  );
}

/** A title in two lines: the same letters, one right above the other. */
function isOneBlock(best: PlacedText, line: PlacedText): boolean {
  const isAlike = Math.abs(best.height - line.height) < best.height * 0.1 && Math.abs(best.x - line.x) < best.height;
  return isAlike && Math.abs(best.y - line.y) < best.height * 1.9;
}

/** Away from the title block are the notes of the drawing. */
function isNear(line: PlacedText, spot: Spot | null, page: PageSize): boolean {
  return distance(line, spot, page) < 0.42;
}

function distance(line: PlacedText, spot: Spot | null, page: PageSize): number {
  const [x, y] = spot ? [spot.line.x, spot.line.y] : [page.width, page.height];
  return Math.hypot((line.x - x) / page.width, (line.y - y) / page.height);
}

const inOneLine = (lines: readonly PlacedText[]): string =>
  lines
    .map(({ words }) => words)
    .join(' ')
    .slice(0, TITLE_MAX);

function revisionOf(block: readonly PlacedText[], spot: Spot | null, page: PageSize): string | null {
  for (const { words } of block) {
    const [, said] = LABELLED_REVISION.exec(words) ?? [];
    if (said !== undefined) return said.toUpperCase();
  }
  const short = block.filter(({ words }) => REVISION.test(words));
  const label = block.find(({ words }) => REVISION_LABEL.test(words));
  const named = label && short.find((line) => isUnder(label, line));
  if (named) return named.words;
  const beside = spot && short.find((line) => isRightOf(spot.line, line, page));
  return beside?.words ?? null;
}

/** Large and right behind the number: `M-301 | C`. */
function isRightOf(number: PlacedText, line: PlacedText, page: PageSize): boolean {
  const gap = line.x - number.x - number.width;
  const isLevel = line.y + line.height > number.y && line.y < number.y + number.height;
  return isLevel && gap > 0 && gap < page.width * 0.06 && line.height > number.height * 0.45;
}
