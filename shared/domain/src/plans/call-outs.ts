import type { PageSize, PlacedText } from './placed-text.ts';
import { isSheetNumber, tidyNumber } from './sheet-number.ts';

/** A call-out on a sheet that leads to another one. Its box is in shares of the page, 0 to 1. */
export type CallOut = { x: number; y: number; width: number; height: number; words: string; number: string };

/** `3/A-501`, `2A / S3.01`, `SEE A-501`, `REFER TO M2.03`. */
const CALL_OUT =
  /(?:\b\d{1,2}[A-Z]?\s*\/\s*|\b(?:see|refer to|ref\.?)\s+(?:sheet\s+|dwg\.?\s+)?)([A-Z]{1,3}[-–. ]?\d{1,3}(?:[.-]\d{1,3})?[A-Z]?)\b/gi;

/** More of them are no call-outs but a list of sheets. */
const CALL_OUTS_MAX = 300;

/** Finds call-outs in the lines of a page. */
export function callOutsOf(lines: readonly PlacedText[], page: PageSize): CallOut[] {
  const found = [...lines.flatMap((line) => inLine(line, page)), ...bubblesOf(lines, page)];
  return found.slice(0, CALL_OUTS_MAX);
}

function inLine({ words, x, y, width, height }: PlacedText, page: PageSize): CallOut[] {
  const letter = width / Math.max(1, words.length);
  return [...words.matchAll(CALL_OUT)].flatMap((match) => {
    const [text, number = ''] = match;
    if (!isSheetNumber(number)) return [];
    const at = { x: x + match.index * letter, y, width: text.length * letter, height };
    return [callOut(at, { words: text, number, page })];
  });
}

/** A bubble has the number of the detail above the number of the sheet. */
function bubblesOf(lines: readonly PlacedText[], page: PageSize): CallOut[] {
  const details = lines.filter(({ words }) => /^\d{1,2}[A-Z]?$/.test(words));
  return lines
    .filter(({ words }) => isSheetNumber(words))
    .flatMap((sheet) => {
      const detail = details.find((line) => isAbove(line, sheet));
      if (!detail) return [];
      const x = Math.min(detail.x, sheet.x);
      const right = Math.max(detail.x + detail.width, sheet.x + sheet.width);
      const box = { x, y: detail.y, width: right - x, height: sheet.y + sheet.height - detail.y };
      return [callOut(box, { words: `${detail.words}/${sheet.words}`, number: sheet.words, page })];
    });
}

function isAbove(detail: PlacedText, sheet: PlacedText): boolean {
  const down = sheet.y - detail.y - detail.height;
  const middle = Math.abs(detail.x + detail.width / 2 - sheet.x - sheet.width / 2);
  return down > -sheet.height * 0.2 && down < sheet.height * 1.6 && middle < sheet.width * 0.5;
}

type Box = Omit<PlacedText, 'words'>;

function callOut(box: Box, { words, number, page }: { words: string; number: string; page: PageSize }): CallOut {
  return {
    x: box.x / page.width,
    y: box.y / page.height,
    width: box.width / page.width,
    height: box.height / page.height,
    words: words.trim(),
    number: tidyNumber(number),
  };
}
