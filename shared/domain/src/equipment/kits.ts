import type { HandOver } from './custody.ts';

type Piece = { id: number; archived: number; out_since: string | null };
type Kit<P extends Piece> = { id: number; name: string; Equipment: readonly P[] };

/** What belongs to a kit of which something was scanned, and was not scanned itself. */
export type Missing<P extends Piece> = { kit: Kit<P>; pieces: P[] };

/**
 * The kits that are not complete in a pass. Of what comes in only pieces that are out are missed.
 * @param scanned the ids of the scanned pieces
 */
export function missingOfKits<P extends Piece>(
  kits: readonly Kit<P>[],
  { scanned, kind }: { scanned: ReadonlySet<number>; kind: HandOver },
): Missing<P>[] {
  return kits
    .filter(({ Equipment: pieces }) => pieces.some(({ id }) => scanned.has(id)))
    .map((kit) => ({
      kit,
      pieces: kit.Equipment.filter(
        ({ id, archived, out_since: since }) =>
          archived !== 1 && !scanned.has(id) && (kind === 'out' || since !== null),
      ),
    }))
    .filter(({ pieces }) => pieces.length > 0);
}
