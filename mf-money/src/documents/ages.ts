import type { Age, AgeingView } from '@fieldspan/domain/money/ageing';
import { type Message, msg } from '@fieldspan/domain/message';

/** How people read how long an invoice has been due. */
export const AGE_NAMES: Readonly<Record<Age, Message>> = {
  current: msg('Current'),
  days_30: msg('1–30 days'),
  days_60: msg('31–60 days'),
  days_90: msg('61–90 days'),
  older: msg('Over 90 days'),
};

export const VIEW_NAMES: Readonly<Record<AgeingView, Message>> = {
  all: msg('All'),
  overdue: msg('Overdue'),
  older: msg('Over 90 days'),
};
