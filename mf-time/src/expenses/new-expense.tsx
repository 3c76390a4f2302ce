import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { expenseArea } from './expense-area.ts';
import { missingOf, unreadableOf } from './expense-draft.ts';
import { ExpenseFields } from './expense-fields.tsx';
import styles from './new-expense.module.css';
import { ReceiptField } from './receipt-field.tsx';
import { useNewExpense } from './use-new-expense.ts';

/** A new expense, photo first. It is stored on the device at the tap and sent by itself when there is a network. */
export function NewExpense() {
  return (
    <AreaPage area={expenseArea} tab="new" title={t('New expense')}>
      <ExpenseForm />
    </AreaPage>
  );
}

function ExpenseForm() {
  const { draft, change, receipt, setReceipt, hasContent, isKeeping, keep } = useNewExpense();
  const [showsMissing, setShowsMissing] = useState(false);
  const [showsUnreadable, setShowsUnreadable] = useState(false);
  const missing = missingOf(draft);
  const unreadable = unreadableOf(draft);

  function submit(): void {
    setShowsMissing(true);
    setShowsUnreadable(true);
    if (missing.length === 0 && unreadable.length === 0) keep('submitted');
  }

  function saveDraft(): void {
    setShowsUnreadable(true);
    if (unreadable.length === 0) keep('draft');
  }

  return (
    <form
      className={styles.form}
      aria-label={t('New expense')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ReceiptField file={receipt} onChange={setReceipt} />
      <Card title={t('Expense')}>
        <ExpenseFields
          draft={draft}
          missing={showsMissing ? missing : []}
          unreadable={showsUnreadable ? unreadable : []}
          onChange={change}
        />
      </Card>
      <div className={styles.bar}>
        <Button disabled={!hasContent || isKeeping} onClick={saveDraft}>
          {t('Save as draft')}
        </Button>
        <Button type="submit" variant="primary" icon={<IconSend aria-hidden="true" />} busy={isKeeping}>
          {t('Submit')}
        </Button>
      </div>
    </form>
  );
}
