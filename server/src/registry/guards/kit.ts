import { KIT_MOST } from '@fieldspan/domain/equipment/kits';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write } from '../entry.ts';

/** A kit that is full takes no more pieces, so that a scan of it never leaves one out. */
export async function checkKit({ tx, session: { tenantId }, before, values }: Write): Promise<void> {
  const { kit_id: kitId } = values;
  if (typeof kitId !== 'number') return;
  // Two people who fill the same kit wait for each other.
  await tx
    .selectFrom('equipment_kit')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', kitId)
    .select('id')
    .forUpdate()
    .execute();
  const others = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', tenantId)
    .where('kit_id', '=', kitId)
    .where('id', '<>', before === null ? 0 : Number(before['id']))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (others.count < KIT_MOST) return;
  throw new Refusal(sentence`A kit holds ${KIT_MOST} pieces at most. Make another kit for the others.`);
}
