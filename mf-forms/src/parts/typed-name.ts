import { SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { TrailPoint } from '@fieldspan/domain/signature';

/** The letters of a typed signature: as big as the line allows. */
const BIGGEST = 46;
const SMALLEST = 16;

/** About how wide an italic letter of a serif font is, as a part of its size. */
const LETTER = 0.46;

/** Where the name ends above the line that a signature stands on. */
export const BASELINE = 112;
const MARGIN = 22;

export const TYPED_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

/** The size at which a name fits between the margins, in the signature's space. */
export function typedSize(name: string): number {
  const room = SIGNATURE_SIZE.width - 2 * MARGIN;
  return Math.round(Math.min(BIGGEST, Math.max(SMALLEST, room / (LETTER * Math.max(name.length, 1)))));
}

/** The line under a typed name: whoever types signs with a stroke too, and counts as signed by it. */
export function typedTrail(): TrailPoint[] {
  const y = BASELINE + 12;
  return [{ x: MARGIN, y }, { x: SIGNATURE_SIZE.width - MARGIN, y }, {}];
}
