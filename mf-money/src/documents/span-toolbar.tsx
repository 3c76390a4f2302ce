import { knownDay } from '@fieldspan/domain/calendar-day';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './span-toolbar.module.css';

type Span = { from: string; to: string };

/** The days in the address; without them, from the first day of the year of the last one until today. */
export function useSpan(): Span {
  const today = useToday();
  const [params] = useSearchParams();
  const to = knownDay(params.get('to')) ?? today;
  const from = knownDay(params.get('from')) ?? `${to.slice(0, 4)}-01-01`;
  return useMemo(() => ({ from: from <= to ? from : to, to: from <= to ? to : from }), [from, to]);
}

/** First and last day of a report, and what else stands beside them. */
export function SpanToolbar({ span, children }: { span: Span; children?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const setDay = (name: keyof Span) => (day: string) => {
    if (day === '') return;
    const after = new URLSearchParams(params);
    after.set(name, day);
    setParams(after, { replace: true });
  };
  return (
    <div className={styles.toolbar}>
      <DateField className={styles.day ?? ''} label={t('From')} value={span.from} onChange={setDay('from')} />
      <DateField className={styles.day ?? ''} label={t('To')} value={span.to} onChange={setDay('to')} />
      {children}
    </div>
  );
}
