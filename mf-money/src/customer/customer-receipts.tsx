import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { dayText } from '@fieldspan/domain/day-text';
import { METHOD_NAMES, PAYMENT_METHODS } from '@fieldspan/domain/document-states';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { NewsRow } from '../documents/news-row.tsx';

type Paid = CustomerDocument['payments'][number];

/** What was paid of an invoice, and what of it went back. */
export function CustomerReceipts({ payments }: Pick<CustomerDocument, 'payments'>) {
  const today = useToday();
  if (payments.length === 0) return null;
  return (
    <Card title={t('Payments')}>
      <ul>
        {payments.map((paid) => (
          <NewsRow
            key={paid.id}
            title={`${titleOf(paid)}: ${moneyText(Math.abs(paid.amount))}`}
            trailing={dayText(paid.on, today)}
          >
            {paid.provider_id && <span>{paid.provider_id}</span>}
          </NewsRow>
        ))}
      </ul>
    </Card>
  );
}

function titleOf({ kind, method }: Paid): string {
  if (kind === 'refund') return t('Refunded');
  if (kind === 'reversal') return t('Taken back');
  if (kind === 'credit') return t('Paid from your credit');
  const known = PAYMENT_METHODS.find((each) => each === method);
  return known === undefined ? t('Paid') : t('Paid by {{method}}', { method: translated(METHOD_NAMES[known]) });
}
