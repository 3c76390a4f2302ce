import { showAlert } from '@fieldspan/api/alerts';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { localDay } from '@fieldspan/domain/calendar-day';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AreaPage } from '../engine/area-page.tsx';
import { expenseArea } from './expense-area.ts';
import { BLANK_EXPENSE, expensePayload, missingOf } from './expense-draft.ts';
import type { ExpenseDraft } from './expense-draft.ts';
import { ExpenseFields } from './expense-fields.tsx';
import styles from './new-expense.module.css';
import { ReceiptField } from './receipt-field.tsx';

/** A new expense, photo first. It is safe on the device at the tap and goes by itself when there is a network. */
export function NewExpense() {
  return (
    <AreaPage area={expenseArea} tab="new" title="New expense">
      <ExpenseForm />
    </AreaPage>
  );
}

function ExpenseForm() {
  const [draft, setDraft] = useState<ExpenseDraft>(() => ({ ...BLANK_EXPENSE, spent_on: localDay(new Date()) }));
  const [receipt, setReceipt] = useState<File | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const navigate = useNavigate();
  const missing = missingOf(draft);
  const hasContent = receipt !== null || draft.amount !== '' || draft.description !== '' || draft.vendor !== '';
  useLeaveGuard(hasContent && !isDone, t('You have changes that are not saved. Leave without saving?'));

  // What is kept no longer holds anybody back.
  useEffect(() => {
    if (isDone) void navigate('/expenses/log');
  }, [isDone, navigate]);

  const keeping = useMutation({
    mutationFn: (status: 'draft' | 'submitted') =>
      sendLater({
        lane: 'expenses',
        call: 'Expense/save',
        payload: { ...expensePayload(draft), status },
        label: t('Expense {{what}}', { what: draft.description || draft.vendor || draft.amount }),
        ...(receipt && { blob: { file: receipt, field: 'receipt_image_id' } }),
      }),
    onSuccess: () => {
      showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
      setIsDone(true);
    },
  });
  const keep = (status: 'draft' | 'submitted') => {
    setShowsMissing(true);
    if (status === 'submitted' && missing.length > 0) return;
    if (!keeping.isPending) keeping.mutate(status);
  };
  return (
    <form
      className={styles.form}
      aria-label={t('New expense')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep('submitted');
      }}
    >
      <ReceiptField file={receipt} onChange={setReceipt} />
      <Card title={t('Expense')}>
        <ExpenseFields
          draft={draft}
          missing={showsMissing ? missing : []}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      </Card>
      <div className={styles.bar}>
        <Button disabled={!hasContent || keeping.isPending} onClick={() => keep('draft')}>
          {t('Save as draft')}
        </Button>
        <Button type="submit" variant="primary" icon={<IconSend aria-hidden="true" />} busy={keeping.isPending}>
          {t('Submit')}
        </Button>
      </div>
    </form>
  );
}
