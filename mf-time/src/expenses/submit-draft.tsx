import { showAlert } from '@fieldspan/api/alerts';
import { submitExpense } from '@fieldspan/api/queries/expenses';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';

/** Submits a draft, or an expense that was sent back, for approval. */
export function SubmitDraft({ expense }: { expense: { id: number; version: number } }) {
  const submitting = useMutation({
    mutationFn: () => submitExpense(expense),
    onSuccess: () => showAlert({ type: 'saved', message: t('Submitted!') }),
  });
  return (
    <Button
      size="s"
      variant="primary"
      icon={<IconSend aria-hidden="true" />}
      busy={submitting.isPending}
      disabled={submitting.isPending}
      onClick={() => submitting.mutate()}
    >
      {t('Submit')}
    </Button>
  );
}
