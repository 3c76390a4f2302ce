import { mayWrite } from '@fieldspan/contract/access-rules';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Parts are noted by the people on the visit, and by who plans it. */
export async function checkVisitPart({ tx, session, before, values }: Write): Promise<void> {
  const all = { ...before, ...values };
  if (before !== null && 'visit_id' in values) throw new Refusal('A part stays with its visit.');
  if (before === null) await nameMaterial({ tx, session, values });
  if (mayWrite('VisitPart')(session.viewer)) return;
  const { rows } =
    await sql`select from visit vi where vi.tenant_id = ${session.tenantId} and vi.id = ${all['visit_id']}
    and (vi.lead_id = ${session.userId} or exists (select from visit_person vp
      where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id and vp.user_id = ${session.userId}))`.execute(tx);
  if (rows.length === 0) throw new Refusal('Only the people on a visit note its parts.');
}

/** A part that is called as a material of the company is one, so that it is billed at its price. */
async function nameMaterial({ tx, session, values }: Pick<Write, 'tx' | 'session' | 'values'>): Promise<void> {
  if (typeof values['material_id'] === 'number') return;
  const { rows } = await sql<{ id: number }>`select id from material
    where tenant_id = ${session.tenantId} and archived = 0 and lower(trim(${values['description']}::text))
      in (lower(description), lower(code), lower(concat_ws(' ', description, code)))
    order by id limit 1`.execute(tx);
  const [material] = rows;
  if (material) values['material_id'] = material.id;
}
