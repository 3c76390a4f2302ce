import { decideExpense, rejectExpense } from '@fieldspan/api/queries/expenses';
import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconX } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SendBackDialog } from '../parts/send-back-dialog.tsx';

type DecideExpenseProps = { expense: { id: number; slug: string; user_id: number | null } };

/** Approve, or send back with a reason. */
export function DecideExpense({ expense }: DecideExpenseProps) {
  const [isAsking, setIsAsking] = useState(false);
  const approving = useMutation({ mutationFn: () => decideExpense(expense.id, 'approved') });
  return (
    <>
      <Button
        size="s"
        icon={<IconCheck aria-hidden="true" />}
        busy={approving.isPending}
        disabled={approving.isPending}
        onClick={() => approving.mutate()}
      >
        {t('Approve')}
      </Button>
      <IconButton label={t('Send back')} icon={<IconX />} onClick={() => setIsAsking(true)} />
      <SendBackDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Send this expense back?')}
        onSendBack={(reason) => rejectExpense({ ...expense, reason, subject: t('Expense sent back') })}
      />
    </>
  );
}
