import { dayText } from '@fieldspan/domain/day-text';
import { numberText } from '@fieldspan/domain/number-text';
import type { PayPart, PayReason } from '@fieldspan/domain/pay/classify';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { t } from '@fieldspan/ui/i18n';
import { hoursText } from '../../pay-words.ts';
import { weekdayName } from '../rules/weekday-name.ts';

const weekdayReason = (weekday: string, after: number, hours: string): string =>
  after === 0 ? weekday : t('{{weekday}}, above {{hours}} h', { weekday, hours });

/** Why minutes pay what they pay. */
export function reasonText(reason: PayReason): string {
  if (reason.kind === 'regular') return t('regular');
  if (reason.kind === 'holiday') return t('holiday: {{title}}', { title: reason.title });
  const hours = numberText(reason.after / 60);
  if (reason.kind === 'weekday') return weekdayReason(weekdayName(reason.weekday), reason.after, hours);
  if (reason.kind === 'week') return t('above {{hours}} h of the week', { hours });
  return reason.kind === 'shift'
    ? t('above {{hours}} h of the shift', { hours })
    : t('above {{hours}} h of the day', { hours });
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `Thu Nov 5, 15:00–16:00: 1.00 h`. */
export const whenText = ({ day, localStart, minutes }: PayPart, today: string): string =>
  t('{{weekday}} {{day}}, {{from}}–{{until}}: {{hours}} h', {
    weekday: weekdayText(day),
    day: dayText(day, today),
    from: clockOf(localStart),
    until: clockOf(localStart + minutes),
    hours: hoursText(minutes),
  });

/** How far the week had come before a part, and after it. */
export const weekText = ({ before, minutes }: PayPart): string =>
  t('week {{before}} → {{after}} h', { before: hoursText(before.week), after: hoursText(before.week + minutes) });
