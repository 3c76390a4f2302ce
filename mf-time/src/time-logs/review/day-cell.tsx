import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { numberText } from '@fieldspan/domain/number-text';
import type { ReviewCell } from '@fieldspan/domain/time-log-review';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconCircleDashed } from '@fieldspan/ui/icons';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './review.module.css';

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
export const hoursText = (hours: number): string => numberText(hours, HUNDREDTHS);

type Mark = { key: string; word: string; icon: ReactNode };

/** What most matters about the logs of a day: a shape, and the same in a word. */
function markOf({ logs, isOdd }: ReviewCell<TimeReviewLog>): Mark | null {
  if (isOdd) return { key: 'odd', word: t('to look at'), icon: <IconAlertTriangle aria-hidden="true" /> };
  if (logs.some(({ status }) => status === 'rejected'))
    return { key: 'back', word: t('sent back'), icon: <IconArrowBackUp aria-hidden="true" /> };
  if (logs.some(({ status }) => status === 'open'))
    return { key: 'open', word: t('not submitted'), icon: <IconCircleDashed aria-hidden="true" /> };
  if (logs.every(({ status }) => status === 'approved'))
    return { key: 'approved', word: t('approved'), icon: <IconCheck aria-hidden="true" /> };
  return null;
}

/** The hours of one day. */
export function DayCell({ cell }: { cell: ReviewCell<TimeReviewLog> }) {
  if (cell.logs.length === 0)
    return (
      <td className={styles.cell} data-empty>
        –
      </td>
    );
  const mark = markOf(cell);
  return (
    <td className={styles.cell} data-mark={mark?.key}>
      <span className={styles.weekday} aria-hidden="true">
        {weekdayText(cell.day)}
      </span>
      {mark?.icon}
      {cell.logs.every(({ time_out }) => time_out === null) ? '?' : hoursText(cell.hours)}
      {mark && <VisuallyHidden>{` ${mark.word}`}</VisuallyHidden>}
    </td>
  );
}
