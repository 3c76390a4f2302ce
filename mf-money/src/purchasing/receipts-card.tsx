import { receiptsOfOrderQuery } from '@fieldspan/api/queries/purchasing';
import type { OrderReceipt } from '@fieldspan/api/queries/purchasing';
import { dayText } from '@fieldspan/domain/day-text';
import { receiptLines } from '@fieldspan/domain/money/purchasing';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { OrderedLine } from './ordered-lines.ts';

type ReceiptsCardProps = { orderId: number; lines: readonly OrderedLine[] };

/** What came of an order: when, how many, and who says so. */
export function ReceiptsCard({ orderId, lines }: ReceiptsCardProps) {
  const today = useToday();
  const {
    data: { rows, more },
  } = useSuspenseQuery(receiptsOfOrderQuery(orderId));
  const titles = new Map(lines.map(({ key, title }) => [key, title]));
  return (
    <RelatedCard
      more={more}
      title={t('Deliveries')}
      icon={<IconPackages aria-hidden="true" />}
      empty={t('Nothing came yet')}
      hint={t('What comes of this order is counted here, line by line.')}
    >
      {rows.map((receipt) => (
        <ListItem
          key={receipt.id}
          title={cameText(receipt, titles)}
          subtitle={[receipt.User && personName(receipt.User), receipt.note].filter(Boolean).join(' · ')}
          trailing={dayText(receipt.received_on, today)}
        />
      ))}
    </RelatedCard>
  );
}

const cameText = ({ lines_json: text }: OrderReceipt, titles: ReadonlyMap<string, string>): string =>
  receiptLines(text)
    .map(({ line, quantity }) => `${quantity} × ${titles.get(line) ?? line}`)
    .join(', ');
