import { ruleWords } from '@fieldspan/domain/visits/visit-rule';
import { dayLater, occurrences, todayIn } from '../../contracts/occurrences.ts';
import { USUAL_TIME } from '../../contracts/contract-row.ts';
import { Refusal } from '../../http/errors.ts';
import { zoneOf } from '../../http/note-reader.ts';
import type { Values, Write } from '../entry.ts';
import { inOrder } from './date-order.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Checks the rule of a contract and says it in words; a contract in force says when its visits are. */
export async function checkContract(write: Write): Promise<void> {
  const { tx, session, before, values } = write;
  inOrder(['starts_on', 'expiry'])(write);
  const time = text(values['time_of_day']);
  if (time !== null && !TIME.test(time)) throw new Refusal('The time of a visit is written like 08:00.');
  if (text({ ...before, ...values }['time_zone']) === null) values['time_zone'] = await zoneOf(tx, session.userId);
  const contract: Values = { ...before, ...values };
  const [rrule, start] = [text(contract['rrule']), text(contract['starts_on'])];
  if (contract['state'] === 'active' && (rrule === null || start === null))
    throw new Refusal('Say from when and how often there are visits; then the contract can be in force.');
  if (rrule !== null) checkRule(contract, { rrule, start });
  if ('rrule' in values && rrule !== null) values['recurrence'] = ruleWords(rrule);
}

function checkRule(contract: Values, { rrule, start }: { rrule: string; start: string | null }): void {
  const zone = text(contract['time_zone']) ?? 'UTC';
  try {
    const from = start ?? todayIn(zone);
    const recurring = {
      rrule,
      starts_on: from,
      expiry: null,
      time_of_day: text(contract['time_of_day']) ?? USUAL_TIME,
      time_zone: zone,
      holiday_rule: 'same_day',
    } as const;
    occurrences(recurring, { from, until: dayLater(from, 366), most: 1 }, 'CA');
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('This time zone is not known.');
    throw error;
  }
}

/** What a contract brings along stays with it. */
export function staysWithContract({ before, values }: Pick<Write, 'before' | 'values'>): void {
  if (before !== null && 'contract_id' in values)
    throw new Refusal('This stays with its contract. Add it to the other one, and delete it here.');
}

/** A contract is about machines of its own customer. */
export async function checkContractProduct(write: Write): Promise<void> {
  staysWithContract(write);
  const { tx, session, before, values } = write;
  if (before !== null) return;
  const asset = await tx
    .selectFrom('customer_asset as asset')
    .innerJoin('service_contract as contract', 'contract.customer_id', 'asset.customer_id')
    .where('asset.tenant_id', '=', session.tenantId)
    .where('asset.id', '=', Number(values['asset_id']))
    .where('contract.tenant_id', '=', session.tenantId)
    .where('contract.id', '=', Number(values['contract_id']))
    .select('asset.id')
    .executeTakeFirst();
  if (!asset) throw new Refusal('This asset belongs to another customer than the contract.');
}
