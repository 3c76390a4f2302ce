import type { Agreement } from '@fieldspan/domain/pay/classify';
import { dayIn, dayNamed, dayNumber } from '@fieldspan/domain/pay/local-time';
import { payLines } from '@fieldspan/domain/pay/pay-lines';
import type { PayLine } from '@fieldspan/domain/pay/pay-lines';
import type { PayPeriod } from '@fieldspan/domain/pay/pay-period';
import { paidLog } from '@fieldspan/domain/pay/paid-log';
import type { PaidLog } from '@fieldspan/domain/pay/stretches';
import { versionOn } from '@fieldspan/domain/pay/version-on';
import { payScales } from '@fieldspan/domain/pay-scales';
import type { LoggedRow, PaidPerson, PayFacts } from './pay-facts.ts';

export type PersonPay = { person: PaidPerson; lines: PayLine[]; unrated: number };

/** The local day on which a log began. */
export const dayOf = ({ time_in }: LoggedRow, zone: string): string => dayIn(zone, Date.parse(time_in));

/** Logs that began in the period, or so long before that they may end in it. */
const reaches = (log: LoggedRow, { from, to }: PayPeriod, zone: string): boolean => {
  const day = dayOf(log, zone);
  return day <= to && day >= dayNamed(dayNumber(from) - 1);
};

type Rated = { cents: number | null; key: string; agreement: Agreement };

/** The rate of a log: of its own classification, else the person's own, else that of their classification. */
function dollarsOf(log: LoggedRow, person: PaidPerson, scalesText: string | null): number | undefined {
  const scales = payScales(scalesText);
  const scale = (title: string | null) => scales.find((one) => one.title === title)?.rate;
  return log.pay_scale === null ? (person.pay_rate ?? scale(person.pay_scale)) : scale(log.pay_scale);
}

const isOf = (person: PaidPerson, { id, is_default }: PayFacts['unions'][number]): boolean =>
  person.union_id === null ? is_default === 1 : id === person.union_id;

/** By which agreement and rate a log is paid. */
function ratedBy(log: LoggedRow, person: PaidPerson, { unions, versions, zone, agreementOf }: PayFacts): Rated {
  const union = unions.find((one) => isOf(person, one));
  if (union === undefined)
    return { cents: centsOf(dollarsOf(log, person, null)), key: '\n', agreement: agreementOf(null) };
  const version = versionOn(versions, union.id, dayOf(log, zone));
  return {
    cents: centsOf(dollarsOf(log, person, (version ?? union).pay_scales)),
    key: `${union.title}\n${version?.id ?? ''}`,
    agreement: agreementOf(version?.rules_json ?? null),
  };
}

const centsOf = (dollars: number | undefined): number | null =>
  dollars === undefined ? null : Math.round(dollars * 100);

/** What everybody who worked in a period is paid for their approved time, by name. `unrated` counts logs without a rate. */
export function periodPay(facts: PayFacts, days: PayPeriod): PersonPay[] {
  const approved = facts.logs.filter(({ status }) => status === 'approved');
  return [...Map.groupBy(approved, ({ user_id }) => user_id)]
    .flatMap(([userId, logs]) => {
      const person = facts.people.get(userId);
      return person === undefined ? [] : personPay(person, { logs, facts, days });
    })
    .filter(({ lines, unrated }) => lines.length > 0 || unrated > 0);
}

function personPay(
  person: PaidPerson,
  { logs, facts, days }: { logs: readonly LoggedRow[]; facts: PayFacts; days: PayPeriod },
): PersonPay {
  const agreements = new Map<string, Agreement>();
  const paid: PaidLog[] = [];
  let unrated = 0;
  for (const log of logs) {
    const { cents, key, agreement } = ratedBy(log, person, facts);
    agreements.set(key, agreement);
    if (cents === null && reaches(log, days, facts.zone)) unrated += 1;
    const made = paidLog(log, { zone: facts.zone, job: log.job, rateCents: cents ?? 0, agreement: key });
    if (made !== null) paid.push(made);
  }
  return { person, lines: payLines({ logs: paid, agreements, days }), unrated };
}

/** The title of the agreement in the key of a line. */
export const agreementTitle = ({ agreement }: Pick<PayLine, 'agreement'>): string | null =>
  agreement.split('\n')[0] || null;
