import { mayRead } from '@fieldspan/contract/access-rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { kitOfCode, piecesOfCode } from '../../equipment/find-scanned.ts';
import { whereabouts } from '../../equipment/custody-words.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const AskSchema = v.object({ code: v.pipe(shortText(300), v.nonEmpty('must not be empty')) });

type Found = {
  id: number;
  slug: string;
  description: string;
  serial_num: string | null;
  type: string;
  kit_id: number | null;
  out_of_service: string | null;
  custody_id: number | null;
  is_out: boolean;
  to_user_id: number | null;
  job_id: number | null;
  place_id: number | null;
};

/**
 * What a person with a piece in the hand has to know before it is handed over. Everybody of the company may ask by a whole
 * number or the label; readers of equipment also by a part of the name.
 */
export const scanPiece: SignedInRoute = {
  verb: 'GET',
  path: 'Equipment/scan',
  summary: 'The pieces of equipment that a scanned or typed code names, or all of the kit it names, and who has them',
  session: 'required',
  takes: AskSchema,
  async handle({ read, session, transact }) {
    const { code } = await read(AskSchema);
    const { tenantId, viewer } = session;
    const isLoose = mayRead('Equipment')(viewer);
    return await transact(async (tx) => {
      if (viewer.role === 'none') return [];
      const kit = await kitOfCode(tx, { tenantId, code });
      const ids = kit ? kit.ids : await piecesOfCode(tx, { tenantId, code, isLoose });
      const found = await factsOf(tx, { tenantId, ids });
      const answer = [];
      for (const piece of found)
        answer.push({
          ...piece,
          where: await whereabouts(tx, { tenantId, at: piece }),
          of_kit: kit?.name ?? null,
        });
      return answer;
    });
  },
};

async function factsOf(tx: Tx, { tenantId, ids }: { tenantId: number; ids: readonly number[] }): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Found>`
    select e.id, e.slug, e.description, e.serial_num, y.name as type, e.kit_id,
      (select o.cause from equipment_outage o
        where o.tenant_id = e.tenant_id and o.equipment_id = e.id and o.released_at is null) as out_of_service,
      c.id as custody_id, coalesce(c.kind = 'out', false) as is_out, c.to_user_id, c.job_id, c.place_id
    from equipment e
    join equipment_type y on y.tenant_id = e.tenant_id and y.id = e.type_id
    left join equipment_custody c on c.tenant_id = e.tenant_id and c.equipment_id = e.id and c.ended_at is null
    where e.tenant_id = ${tenantId} and e.id = any(${[...ids]})
    order by e.description, e.id`.execute(tx);
  return rows;
}
