import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { isAllBilled, leftToReceive } from '@fieldspan/domain/money/purchasing';
import { moneyText } from '@fieldspan/domain/money-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages, IconReceiptDollar } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { SCROLLED_BY_KEYS } from '../lines/scrolled-by-keys.ts';
import { BillDialog } from './bill-dialog.tsx';
import { BillsCard } from './bills-card.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { orderedLines } from './ordered-lines.ts';
import type { OrderedLine } from './ordered-lines.ts';
import { ReceiptsCard } from './receipts-card.tsx';
import figures from '../documents/figure-table.module.css';
import styles from './purchasing.module.css';

const RECEIVING: ReadonlySet<string | null> = new Set(['Sent', 'Confirmed', 'Partly received', 'Received']);

/** What came of an issued order and what suppliers billed of it. */
export function OrderProgress({ order }: { order: PurchaseOrder }) {
  const lines = orderedLines(order);
  const { viewer } = useCurrentUser();
  return (
    <>
      <Card
        title={t('Ordered, received, billed')}
        icon={<IconPackages aria-hidden="true" />}
        action={mayWrite('SupplierBill')(viewer) && <Actions order={order} lines={lines} />}
      >
        <Sums order={order} />
        <Lines lines={lines} />
      </Card>
      <ReceiptsCard orderId={order.id} lines={lines} />
      <BillsCard of={{ po_id: order.id }} hint={t('The supplier’s invoices for this order show here.')} />
    </>
  );
}

function Actions({ order, lines }: { order: PurchaseOrder; lines: readonly OrderedLine[] }) {
  const [opened, setOpened] = useState<'delivery' | 'bill' | null>(null);
  const close = () => setOpened(null);
  if (order.status === 'Cancelled' || (order.status === 'Closed' && isAllBilled(lines))) return null;
  return (
    <span className={styles.actions}>
      {RECEIVING.has(order.status) &&
        lines.some((line) => leftToReceive(line) !== '0' || Number(line.received) > 0) && (
          <Button size="s" icon={<IconPackages aria-hidden="true" />} onClick={() => setOpened('delivery')}>
            {t('Record a delivery')}
          </Button>
        )}
      <Button size="s" icon={<IconReceiptDollar aria-hidden="true" />} onClick={() => setOpened('bill')}>
        {t('Enter a bill')}
      </Button>
      {opened === 'delivery' && <DeliveryDialog order={order} lines={lines} onClose={close} />}
      {opened === 'bill' && <BillDialog order={order} onClose={close} />}
    </span>
  );
}

function Sums({ order: { committed, accrued, billed } }: { order: PurchaseOrder }) {
  const sums = [
    { term: t('Still to come'), amount: committed },
    { term: t('Received, not billed'), amount: accrued },
    { term: t('Billed cost'), amount: billed },
  ];
  return (
    <dl className={styles.figures}>
      {sums.map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly OrderedLine[] }) {
  return (
    <div className={figures.scroll} aria-label={t('Lines of the order')} {...SCROLLED_BY_KEYS}>
      <table className={figures.table} aria-label={t('Lines of the order')}>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Ordered')}</th>
            <th scope="col">{t('Received')}</th>
            <th scope="col">{t('To come')}</th>
            <th scope="col">{t('Billed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.title}</th>
              <td>
                {line.ordered} {line.unit}
              </td>
              <td>{line.received}</td>
              <td>{leftToReceive(line)}</td>
              <td>{line.billed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
