import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { breaksIn } from '@fieldspan/domain/breaks';
import { type Message, msg } from '@fieldspan/domain/message';
import { numberText } from '@fieldspan/domain/number-text';
import { breakTaken } from '@fieldspan/domain/time-log-flags';
import type { LogFlag } from '@fieldspan/domain/time-log-flags';
import { clockText } from '@fieldspan/domain/weekday-text';
import { t } from '@fieldspan/ui/i18n';
import { breakText } from '../breaks/break-text.ts';

export const FLAG_WORDS: Readonly<Record<LogFlag, Message>> = {
  'no-end': msg('No clock-out'),
  long: msg('Over 12 h'),
  overlap: msg('Overlaps another'),
  offsite: msg('Offsite'),
  'ended-by-itself': msg('Clocked out by itself'),
  'device-clock': msg('Clock of the device'),
  certificate: msg('Certificate missing'),
  leave: msg('On leave'),
  'no-form': msg('Form not filled in'),
  'no-break': msg('Break missing'),
};

/** Why a time was corrected, as most reviewers would write it. */
export const FLAG_REASONS: Readonly<Partial<Record<LogFlag, Message>>> = {
  'no-end': msg('Forgot to clock out'),
  overlap: msg('Two logs at the same time'),
  'no-break': msg('Break was not logged'),
};

const HOUR_S = 3600;
const MINUTE_S = 60;

function clockOff(seconds: number): string {
  const size = Math.abs(seconds);
  const isHours = size >= HOUR_S;
  const amount = numberText(Math.round((size / (isHours ? HOUR_S : MINUTE_S)) * 10) / 10);
  if (isHours) return seconds > 0 ? t('{{amount}} h fast', { amount }) : t('{{amount}} h slow', { amount });
  return seconds > 0 ? t('{{amount}} min fast', { amount }) : t('{{amount}} min slow', { amount });
}

/** What exactly is odd; empty where the flag says it all. */
const DETAILS: Readonly<Partial<Record<LogFlag, (log: TimeReviewLog) => string>>> = {
  overlap: ({ overlapped_until }) => t('another log runs to {{time}}', { time: clockText(overlapped_until) }),
  offsite: ({ distance_m }) =>
    distance_m === null
      ? t('position not known')
      : t('{{metres}} m away', { metres: numberText(Math.round(distance_m)) }),
  'device-clock': ({ clock_off_s }) => clockOff(clock_off_s ?? 0),
  certificate: ({ missing_certificates }) => missing_certificates ?? '',
  'no-form': ({ missing_forms }) => missing_forms ?? '',
  'no-break': (log) =>
    log.break_due
      ? t('{{min}} min are due after {{hours}} h, {{taken}} taken', {
          min: numberText(log.break_due.min),
          hours: numberText(log.break_due.after_h),
          taken: numberText(breakTaken(log)),
        })
      : '',
};

/** The times of a log, its breaks, what is odd about it, and what its person wrote. */
export function detailText(log: TimeReviewLog, flags: readonly LogFlag[]): string {
  const times = `${clockText(log.time_in)} – ${clockText(log.time_out) || '?'}`;
  const details = flags.map((flag) => DETAILS[flag]?.(log) ?? '');
  return [times, ...breaksIn(log.breaks_json).map(breakText), ...details, log.notes ?? '']
    .filter((part) => part !== '')
    .join(' · ');
}
