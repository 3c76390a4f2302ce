import { payRules } from '@fieldspan/domain/pay/pay-rules';
import { versionOn } from '@fieldspan/domain/pay/version-on';
import type { Tx } from '../db/database.ts';

type Due = { after_h: number; min: number };
type Worked = { user_id: number; day: string };

const HOUR_MIN = 60;

/** What the agreements of these people say about breaks, on the day of each log; null where they say nothing. */
export async function breaksDue(
  tx: Tx,
  tenantId: number,
  logs: readonly Worked[],
): Promise<(log: Worked) => Due | null> {
  const unions = await tx
    .selectFrom('union')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'is_default'])
    .orderBy('id')
    .execute();
  const people = [...new Set(logs.map(({ user_id }) => user_id))];
  if (unions.length === 0 || people.length === 0) return () => null;
  const versions = await tx
    .selectFrom('agreement_version')
    .where('tenant_id', '=', tenantId)
    .select(['union_id', 'effective_from', 'rules_json'])
    .execute();
  const settings = await tx
    .selectFrom('user_company_setting')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', people)
    .select(['user_id', 'union_id'])
    .execute();
  const ownUnion = new Map(settings.map(({ user_id, union_id }) => [user_id, union_id]));
  const usual = unions.find(({ is_default }) => is_default === 1)?.id ?? null;
  return ({ user_id, day }) => {
    const union = ownUnion.get(user_id) ?? usual;
    const rules = union === null ? null : payRules(versionOn(versions, union, day)?.rules_json ?? null);
    return rules === null || rules.break_min === 0
      ? null
      : { after_h: rules.break_after_min / HOUR_MIN, min: rules.break_min };
  };
}
