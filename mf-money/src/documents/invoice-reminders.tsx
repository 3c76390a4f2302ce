import { documentEventsQuery, documentLinksQuery, remindersQuery } from '@fieldspan/api/queries/documents';
import type { DocumentLink, DocumentNews, InvoiceReminders } from '@fieldspan/api/queries/documents';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { objectInText } from '@fieldspan/domain/json-text';
import { useToday } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { NewsRow } from './news-row.tsx';
import styles from './document-steps.module.css';
import { ReminderActions } from './reminder-actions.tsx';
import type { RemindedInvoice } from './reminder-actions.tsx';

type InvoiceRemindersCardProps = { invoice: RemindedInvoice; mayWrite: boolean };

/** Which reminders of an invoice went to the customer and whether they were seen, and what comes next. */
export function InvoiceRemindersCard({ invoice, mayWrite }: InvoiceRemindersCardProps) {
  const [{ data: reminders }, { data: events }, { data: links }] = useSuspenseQueries({
    queries: [remindersQuery(invoice), documentEventsQuery(invoice), documentLinksQuery(invoice)],
  });
  const sent = events.rows.filter((event) => reminderOf(event) !== null);
  if (reminders === null && sent.length === 0) return null;
  return (
    <RelatedCard
      more={0}
      title={t('Reminders')}
      icon={<IconBell aria-hidden="true" />}
      empty={t('The customer was not reminded yet')}
      hint={t('What was sent, when, and whether it was opened shows here.')}
      {...(reminders !== null && { note: <NextReminder reminders={reminders} /> })}
      action={reminders !== null && mayWrite && <ReminderActions invoice={invoice} reminders={reminders} />}
    >
      {sent.map((event) => (
        <SentRow key={event.id} event={event} link={linkOf(event, links.rows)} />
      ))}
    </RelatedCard>
  );
}

type Sent = { days: number; isRefused: boolean; isByHand: boolean };

/** Of a mail that was a reminder: how many days after the invoice was due. */
function reminderOf({ details_json }: DocumentNews): Sent | null {
  const details = new Map<string, unknown>(Object.entries(objectInText(details_json)));
  const days = details.get('reminder');
  if (typeof days !== 'number') return null;
  return { days, isRefused: details.get('refused') === true, isByHand: details.get('by_hand') === true };
}

/** A reminder and its link are written down at the same moment. */
const linkOf = (event: DocumentNews, links: readonly DocumentLink[]): DocumentLink | null =>
  links.find(({ email, created_at }) => email === event.by_name && created_at === event.created_at) ?? null;

function SentRow({ event, link }: { event: DocumentNews; link: DocumentLink | null }) {
  const { days, isRefused, isByHand } = reminderOf(event) ?? { days: 0, isRefused: false, isByHand: false };
  const seen = link?.seen_at ?? null;
  return (
    <NewsRow
      title={isByHand ? t('By hand') : daysText(days)}
      trailing={
        isRefused ? <Tag tone="red">{t('Not delivered')}</Tag> : seen !== null && <Tag tone="green">{t('Seen')}</Tag>
      }
    >
      <span>
        {[
          t('To {{email}}, {{time}}', { email: event.by_name ?? '', time: instantText(event.created_at) }),
          link && (seen === null ? t('not opened yet') : t('last opened {{time}}', { time: instantText(seen) })),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </NewsRow>
  );
}

function daysText(days: number): string {
  if (days === 0) return t('On the day it was due');
  if (days < 0)
    return days === -1 ? t('1 day before it was due') : t('{{count}} days before it was due', { count: -days });
  return days === 1 ? t('1 day after it was due') : t('{{count}} days after it was due', { count: days });
}

function NextReminder({ reminders }: { reminders: InvoiceReminders }) {
  const today = useToday();
  const { is_on: isOn, state } = reminders;
  if (state !== 'on' || isOn) return <p>{nextText(reminders, today)}</p>;
  return (
    <p>
      {t('The company sends no reminders by itself.')}{' '}
      <AppLink to="/settings/reminders" className={styles.link ?? ''}>
        {t('Settings of reminders')}
      </AppLink>
    </p>
  );
}

function nextText({ state, customer, email, due, next }: InvoiceReminders, today: string): string {
  if (state === 'disputed') return t('The customer disputes this invoice: nobody is reminded of it.');
  if (state === 'stopped') return t('Reminders of this invoice are stopped.');
  if (customer?.is_off) return t('{{name}} gets no reminders of invoices.', { name: customer.name });
  if (email === null)
    return t('No e-mail address is known. Send the invoice once, or write the address into the contact.');
  if (due === null) return t('The invoice has no day on which it is due, so nobody is reminded of it by itself.');
  if (next === null) return t('No further reminder is planned.');
  return t('The next reminder goes to {{email}} on {{day}}.', { email, day: dayText(next, today) });
}
