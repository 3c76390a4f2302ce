import type { HandOver } from './custody.ts';
import { isSameCode } from './scanned-code.ts';

/** Nothing that lists the pieces of a kit cuts a kit of this size: lists read as many with each record, and so do phones. */
export const KIT_MOST = 100;

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

/** The kit that a code names, as the server finds it: by its label, else by its whole name. */
export function kitOfCode<K extends { slug: string; name: string; archived: number }>(
  kits: readonly K[],
  code: string,
): K | null {
  const inUse = kits.filter(({ archived }) => archived !== 1);
  const byLabel = inUse.find(({ slug }) => isSameCode(slug, code));
  return byLabel ?? inUse.find(({ name }) => isSameCode(name, code)) ?? null;
}
