import { subscriptionInvoicesQuery } from '@fieldspan/api/queries/subscription';
import type { SubscriptionInvoice } from '@fieldspan/api/queries/subscription';
import { instantText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What the company paid for its subscription, the newest first. */
export function SubscriptionPayments() {
  const { data: invoices } = useSuspenseQuery(subscriptionInvoicesQuery());
  return (
    <RelatedCard
      title={t('Invoices')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      more={0}
      empty={t('No invoices yet')}
      hint={t('What is paid for the subscription shows here, and its receipt goes to the managing user by mail.')}
    >
      {invoices.map((invoice) => (
        <ListItem
          key={invoice.id}
          title={`${invoice.number ?? ''} · ${wordsOf(invoice)}`}
          subtitle={t('{{from}} to {{to}}', { from: instantText(invoice.from_at), to: instantText(invoice.to_at) })}
          trailing={t('{{amount}} {{currency}}, paid {{day}}', {
            amount: moneyText(invoice.amount ?? 0),
            currency: (invoice.currency ?? '').toUpperCase(),
            day: instantText(invoice.paid_at),
          })}
        />
      ))}
    </RelatedCard>
  );
}

const wordsOf = ({ kind, seats }: SubscriptionInvoice): string =>
  kind === 'seats'
    ? plural(seats, { one: '{{count}} more seat', other: '{{count}} more seats' })
    : plural(seats, { one: '{{count}} seat', other: '{{count}} seats' });
