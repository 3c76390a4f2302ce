/** How much of the picture may be lost before it cannot be read: 7, 15, 25 or 30 per cent. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The dark squares of a code, row by row. */
export type QrMatrix = { size: number; isDark: (row: number, column: number) => boolean };

/** Scanners want this many light squares around the code. */
const QUIET = 4;

/** The library is a chunk of its own: most screens have no code. @throws when it cannot be loaded, or the text is too long */
export async function qrMatrix(text: string, level: QrLevel): Promise<QrMatrix> {
  const { create } = await import(/* webpackChunkName: 'qrcode' */ 'qrcode');
  const { modules } = create(text, { errorCorrectionLevel: level });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/** Squares along one side, the light ones around included. */
export const qrSide = ({ size }: QrMatrix): number => size + 2 * QUIET;

/** Runs of dark squares of a row, for drawing: few large shapes have no seams. */
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
