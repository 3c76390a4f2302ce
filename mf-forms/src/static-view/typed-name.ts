import { SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { TrailPoint } from '@fieldspan/domain/signature';

/** Font size range of a typed signature. */
const BIGGEST = 46;
const SMALLEST = 16;

/** Approximate width of an italic serif letter, relative to its size. */
const LETTER = 0.46;

/** Baseline of the name, above the signature line. */
export const BASELINE = 112;
const MARGIN = 22;

export const TYPED_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

/** The font size at which a name fits between the margins, in signature coordinates. */
export function typedSize(name: string): number {
  const room = SIGNATURE_SIZE.width - 2 * MARGIN;
  return Math.round(Math.min(BIGGEST, Math.max(SMALLEST, room / (LETTER * Math.max(name.length, 1)))));
}

/** The line under a typed name: it counts as the stroke of the signature. */
export function typedTrail(): TrailPoint[] {
  const y = BASELINE + 12;
  return [{ x: MARGIN, y }, { x: SIGNATURE_SIZE.width - MARGIN, y }, {}];
}
