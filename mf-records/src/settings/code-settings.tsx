import { revenueCodesQuery } from '@fieldspan/api/queries/company-settings';
import { expenseCodesQuery } from '@fieldspan/api/queries/expenses';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import styles from './settings.module.css';

/** What spending and earning is booked under. */
export function CodeSettings() {
  const [{ data: expenseCodes }, { data: revenueCodes }] = useSuspenseQueries({
    queries: [expenseCodesQuery(), revenueCodesQuery()],
  });
  return (
    <>
      <Card title={t('Expense codes')} icon={<IconFolder aria-hidden="true" />}>
        {expenseCodes.length === 0 && <EmptyState title={t('No expense codes')} />}
        <ul>
          {expenseCodes.map(({ id, code, description, ExpenseGroup }) => (
            <ListItem
              key={id}
              leading={<Code of={code} />}
              title={description ?? code}
              subtitle={ExpenseGroup?.title}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('Revenue codes')} icon={<IconReceiptDollar aria-hidden="true" />}>
        {revenueCodes.length === 0 && <EmptyState title={t('No revenue codes')} />}
        <ul>
          {revenueCodes.map(({ id, code, description }) => (
            <ListItem key={id} leading={<Code of={code} />} title={description ?? code} />
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Its figures are equally wide, so what stands behind them stands in one line. */
const Code = ({ of: code }: { of: string }) => (
  <span className={styles.code}>
    <Tag>{code}</Tag>
  </span>
);
