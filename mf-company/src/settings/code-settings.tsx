import { revenueCodesQuery } from '@fieldspan/api/queries/company-settings';
import { expenseCodesQuery } from '@fieldspan/api/queries/expenses';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';
import styles from './settings.module.css';

/** The accounting codes of expenses and income. */
export function CodeSettings() {
  const [{ data: expenseCodes }, { data: revenueCodes }] = useSuspenseQueries({
    queries: [expenseCodesQuery(), revenueCodesQuery()],
  });
  const { viewer } = useCurrentUser();
  const isAdmin = viewer.role === 'Admin';
  const { choice, offered } = useArchivedChoice(isAdmin);
  const [expenses, revenues] = [offered(expenseCodes), offered(revenueCodes)];
  return (
    <>
      {choice}
      <Card title={t('Expense codes')} icon={<IconFolder aria-hidden="true" />}>
        {expenses.length === 0 && <EmptyState title={t('No expense codes')} />}
        <ul>
          {expenses.map((code) => (
            <CodeRow
              key={code.id}
              model="ExpenseCode"
              code={code}
              subtitle={code.ExpenseGroup?.title}
              mayWrite={isAdmin}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('Revenue codes')} icon={<IconReceiptDollar aria-hidden="true" />}>
        {revenues.length === 0 && <EmptyState title={t('No revenue codes')} />}
        <ul>
          {revenues.map((code) => (
            <CodeRow key={code.id} model="RevenueCode" code={code} mayWrite={isAdmin} />
          ))}
        </ul>
      </Card>
    </>
  );
}

type CodeRowProps = {
  model: 'ExpenseCode' | 'RevenueCode';
  code: { id: number; version: number; code: string; description: string | null; archived: number };
  subtitle?: string | undefined;
  mayWrite: boolean;
};

function CodeRow({ model, code, subtitle, mayWrite }: CodeRowProps) {
  const title = code.description ?? code.code;
  return (
    <ListItem
      leading={<Code of={code.code} />}
      title={title}
      subtitle={subtitle}
      trailing={
        <>
          {code.archived === 1 && <Tag>{t('Archived')}</Tag>}
          {mayWrite && <RecordMenu record={{ ...code, model, title }} />}
        </>
      }
    />
  );
}

/** Tabular digits, so that what follows the number is aligned. */
const Code = ({ of: code }: { of: string }) => (
  <span className={styles.code}>
    <Tag>{code}</Tag>
  </span>
);
