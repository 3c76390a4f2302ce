/** In shares of the page. */
export type PageArea = { left: number; top: number; right: number; bottom: number };

/** Where each operation of a page paints. */
export type OperationBoxes = {
  /** @returns whether the operation of an index paints there */
  within: (area: PageArea) => (index: number) => boolean;
};

/** As pdf.js notes them, in shares of the page; it has no type for them. */
type Recorded = {
  length: number;
  isEmpty: (index: number) => boolean;
  minX: (index: number) => number;
  minY: (index: number) => number;
  maxX: (index: number) => number;
  maxY: (index: number) => number;
};

/**
 * A sheet has a hundred thousand operations, and each of its tiles asks about all of them: the boxes are copied once into
 * rows of numbers, which are read many times faster than pdf.js answers.
 * @param recorded `recordedBBoxes` of a page of pdf.js
 * @returns null before the whole page was painted once
 */
export function operationBoxes(recorded: unknown): OperationBoxes | null {
  if (!isRecorded(recorded)) return null;
  const { length } = recorded;
  const [lefts, tops] = [new Float32Array(length), new Float32Array(length)];
  const [rights, bottoms] = [new Float32Array(length), new Float32Array(length)];
  for (let index = 0; index < length; index += 1) {
    // What paints nothing is in no area.
    lefts[index] = recorded.isEmpty(index) ? Infinity : recorded.minX(index);
    tops[index] = recorded.minY(index);
    rights[index] = recorded.maxX(index);
    bottoms[index] = recorded.maxY(index);
  }
  return {
    within: ({ left, top, right, bottom }) => {
      const isIn = new Uint8Array(length);
      // A plain loop: called for every tile, for as many operations as a sheet has.
      for (let index = 0; index < length; index += 1) {
        const from = lefts[index] ?? 0;
        if (from > right || (rights[index] ?? 0) < left) continue;
        if ((tops[index] ?? 0) <= bottom && (bottoms[index] ?? 0) >= top) isIn[index] = 1;
      }
      return (index) => isIn[index] === 1;
    },
  };
}

const isRecorded = (recorded: unknown): recorded is Recorded =>
  typeof recorded === 'object' && recorded !== null && 'isEmpty' in recorded && 'minX' in recorded;
