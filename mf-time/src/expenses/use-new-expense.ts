import { showAlert } from '@fieldspan/api/alerts';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { localDay } from '@fieldspan/domain/calendar-day';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { dropStashedWork, stashWork, stashedWork } from '@fieldspan/federation/stashed-work';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BLANK_EXPENSE, stashedDraft, expensePayload } from './expense-draft.ts';
import type { ExpenseDraft } from './expense-draft.ts';

const FORM = 'new expense';

const firstDraft = (): ExpenseDraft =>
  stashedDraft(stashedWork(FORM)) ?? { ...BLANK_EXPENSE, spent_on: localDay(new Date()) };

/** A new expense: asks before it is left, is handed over to a newer version, and is sent by the outbox. */
export function useNewExpense() {
  const [draft, setDraft] = useState(firstDraft);
  useEffect(() => dropStashedWork(FORM), []);
  const [receipt, setReceipt] = useState<File | null>(null);
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();
  const hasContent = receipt !== null || draft.amount !== '' || draft.description !== '' || draft.vendor !== '';

  async function stash(): Promise<void> {
    // A photo is too large to stash: a newer version waits until the expense is saved.
    if (receipt) throw new Error('A receipt cannot be stashed');
    stashWork(FORM, draft);
  }
  useLeaveGuard(hasContent && !isDone, t('You have changes that are not saved. Leave without saving?'), stash);

  // What is in the outbox need not be asked about.
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

  return {
    draft,
    change: (part: Partial<ExpenseDraft>) => setDraft((before) => ({ ...before, ...part })),
    receipt,
    setReceipt,
    hasContent,
    isKeeping: keeping.isPending,
    keep: (status: 'draft' | 'submitted') => {
      if (!keeping.isPending) keeping.mutate(status);
    },
  };
}
