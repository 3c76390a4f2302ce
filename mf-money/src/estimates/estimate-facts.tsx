import type { Estimate } from '@fieldspan/api/queries/estimates';
import { estimateLines, estimateTotal } from '@fieldspan/domain/estimate-lines';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { EstimateTotal } from './estimate-total.tsx';
import styles from './estimate.module.css';

/** An estimate for people who may only read it. */
export function EstimateFacts({ estimate }: { estimate: Estimate }) {
  const lines = estimateLines(estimate?.estimate_json ?? null);
  return (
    <Card title={t('Estimate')} icon={<IconReceiptDollar aria-hidden="true" />}>
      {lines.length === 0 ? (
        <EmptyState title={t('No estimate yet')} />
      ) : (
        <>
          <ul>
            {lines.map(({ at, title, amount }) => (
              <ListItem key={at} title={title} trailing={moneyText(amount)} />
            ))}
          </ul>
          <div className={styles.foot}>
            <EstimateTotal of={estimate?.total ?? estimateTotal(lines)} />
          </div>
        </>
      )}
    </Card>
  );
}
