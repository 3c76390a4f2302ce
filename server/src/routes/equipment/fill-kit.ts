import { mayWrite } from '@fieldspan/contract/access-rules';
import type { FilledKit } from '@fieldspan/contract/equipment-calls';
import { KIT_MOST } from '@fieldspan/domain/equipment/kits';
import * as v from 'valibot';
import { Failure, Refusal } from '../../http/errors.ts';
import { WholeNumber, jsonText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { parseSave } from '../../registry/parse-values.ts';
import { saveRecord } from '../../registry/write.ts';

const IdsSchema = jsonText(
  v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(KIT_MOST, `must name ${KIT_MOST} pieces at most`)),
);
const FillSchema = v.object({ id: WholeNumber, added: IdsSchema, removed: IdsSchema });

type Piece = { id: number; description: string; kit_id: number | null; version: number };

export const fillKit: SignedInRoute = {
  verb: 'POST',
  path: 'EquipmentKit/fill',
  summary: 'Puts pieces into a kit and takes others out; each piece is saved or refused by itself',
  session: 'required',
  takes: FillSchema,
  async handle(ask): Promise<FilledKit> {
    const { session, transact } = ask;
    const { id: kitId, added, removed } = await ask.read(FillSchema);
    if (!mayWrite('Equipment')(session.viewer))
      throw new Refusal('You do not have permission to change which pieces a kit has.');
    await transact((tx) => lockRow({ tx, session }, { name: 'EquipmentKit', key: String(kitId) }));
    return fill(ask, { kitId, added, removed });
  },
};

type Filling = { kitId: number; added: readonly number[]; removed: readonly number[] };

/** First out, then in: a full kit takes one for another. */
async function fill(ask: SignedInAsk, { kitId, added, removed }: Filling): Promise<FilledKit> {
  const pieces = await piecesOf(ask, [...added, ...removed]);
  const leaving = removed.flatMap((id) => {
    const piece = pieces.get(id);
    // Somebody has put it into another kit meanwhile, where it stays.
    return piece && piece.kit_id !== kitId ? [] : [{ id, kit_id: '', version: piece?.version }];
  });
  const coming = added.map((id) => ({ id, kit_id: String(kitId), version: undefined }));
  const filled: FilledKit = { changed: 0, refused: [] };
  for (const each of [...leaving, ...coming]) {
    const reason = await put(ask, each);
    if (reason === null) filled.changed += 1;
    else filled.refused.push({ id: each.id, name: pieces.get(each.id)?.description ?? `#${each.id}`, reason });
  }
  return filled;
}

async function piecesOf(
  { session, transact }: SignedInAsk,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Piece>> {
  if (ids.length === 0) return new Map();
  const rows = await transact((tx) =>
    tx
      .selectFrom('equipment')
      .where('tenant_id', '=', session.tenantId)
      .where('id', 'in', ids)
      .select(['id', 'description', 'kit_id', 'version'])
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Put = { id: number; kit_id: string; version: number | undefined };

/** @returns why it was refused; null if it was not */
async function put({ services, session, headers }: SignedInAsk, { id, kit_id, version }: Put): Promise<string | null> {
  const sent = new Map([
    ['id', String(id)],
    ['kit_id', kit_id],
    ...(version === undefined ? [] : [['version', String(version)] as const]),
  ]);
  try {
    await saveRecord({ services, session, headers }, 'Equipment', parseSave('Equipment', sent, session));
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.errors.join(' ');
  }
}
