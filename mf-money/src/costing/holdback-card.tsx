import type { CostingAnswer } from '@fieldspan/contract/cost-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './costing.module.css';

type HoldbackCardProps = { holdback: CostingAnswer['holdback']; today: string; billingPath: string };

/** What the customer holds back: kept, released, and what of it is due. */
export function HoldbackCard({ holdback: { held, released, left, due }, today, billingPath }: HoldbackCardProps) {
  const isDue = left > 0 && due !== null && due <= today;
  return (
    <Card title={t('Holdback')} action={<AppLink to={billingPath}>{t('Billing')}</AppLink>}>
      {held === 0 ? (
        <EmptyState title={t('Nothing is held back')}>
          {t('What the customer holds back of progress invoices shows here until it is released.')}
        </EmptyState>
      ) : (
        <div className={styles.body}>
          <dl className={styles.ends}>
            <div>
              <dt>{t('Kept in all')}</dt>
              <dd>{moneyText(held)}</dd>
            </div>
            <div>
              <dt>{t('Released')}</dt>
              <dd>{moneyText(released)}</dd>
            </div>
            <div>
              <dt>{t('Held back')}</dt>
              <dd>{moneyText(left)}</dd>
            </div>
            <div>
              <dt>{t('Due')}</dt>
              <dd>{due === null ? t('no day yet') : <DayCell on={due} />}</dd>
            </div>
          </dl>
          {isDue && (
            <p className={styles.over}>
              {t('Due by now')} <strong>{moneyText(left)}</strong>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
