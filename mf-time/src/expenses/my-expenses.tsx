import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { useSearchParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { Card } from '@fieldspan/ui/card';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useAtomValue } from 'jotai';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { myExpensesEntry } from './expense-list-entries.tsx';
import { expenseOpenEntry } from './expense-open-entry.tsx';
import styles from './new-expense.module.css';

/** One's own expenses, starting with those that are still on the device. */
export function MyExpenses() {
  const [params] = useSearchParams();
  return (
    <>
      <WaitingExpenses />
      <RecordList entry={myExpensesEntry} />
      <OpenRecord entry={expenseOpenEntry} slug={params.get('open')} path="/expenses/log" />
    </>
  );
}

function WaitingExpenses() {
  const waiting = useAtomValue(outboxAtom).filter(({ call }) => call === 'Expense/save');
  if (waiting.length === 0) return null;
  return (
    <Card className={styles.waiting ?? ''} title={t('Not sent yet')} icon={<IconSend aria-hidden="true" />}>
      <ul>
        {waiting.map(({ clientKey, label, state, error, fileName }) => (
          <ListItem
            key={clientKey}
            title={label}
            subtitle={error?.text ?? fileName}
            to="/outbox"
            trailing={
              <Tag tone={state === 'failed' ? 'red' : 'amber'}>{t(state === 'failed' ? 'Refused' : 'Waiting')}</Tag>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
