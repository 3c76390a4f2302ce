/** Error correction level: 7, 15, 25 or 30 per cent of the picture may be damaged. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The dark modules of a code, row by row. */
export type QrMatrix = { size: number; isDark: (row: number, column: number) => boolean };

/** Quiet zone: scanners need this many light modules around the code. */
const QUIET = 4;

/**
 * Encodes a text. The library is lazy-loaded, because most screens have no code.
 * @throws when it cannot be loaded, or the text is too long
 */
export async function qrMatrix(text: string, level: QrLevel): Promise<QrMatrix> {
  const { create } = await import(/* webpackChunkName: 'qrcode' */ 'qrcode');
  const { modules } = create(text, { errorCorrectionLevel: level });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** Number of modules along one side, including the quiet zone. */
export const qrSide = ({ size }: QrMatrix): number => size + 2 * QUIET;

/** Runs of dark modules in a row; drawing few large shapes avoids seams. */
export function qrRuns(matrix: QrMatrix): { x: number; y: number; width: number }[] {
  const rows = Array.from({ length: matrix.size }, (_, row) => row);
  return rows.flatMap((row) => rowRuns(matrix, row));
}

function rowRuns({ size, isDark }: QrMatrix, row: number): { x: number; y: number; width: number }[] {
  const runs: { x: number; y: number; width: number }[] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(row, column)) continue;
    const start = column;
    while (column + 1 < size && isDark(row, column + 1)) column += 1;
    runs.push({ x: start + QUIET, y: row + QUIET, width: column - start + 1 });
  }
  return runs;
}
