import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import type { UseMutationResult } from '@tanstack/react-query';

type Doing = Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>;

type EditFooterProps = {
  saving: Doing;
  isComplete: boolean;
  /** For what is stored already. */
  removing?: Doing | null;
  removeLabel: string;
  onDone: () => void;
};

/** Saves what is typed, or takes away what is stored; the dialog closes once that is done. */
export function EditFooter({ saving, isComplete, removing = null, removeLabel, onDone }: EditFooterProps) {
  return (
    <>
      {removing && (
        <Button
          variant="quiet"
          busy={removing.isPending}
          onClick={() => removing.mutate(undefined, { onSuccess: onDone })}
        >
          {removeLabel}
        </Button>
      )}
      <Button
        variant="primary"
        busy={saving.isPending}
        disabled={!isComplete}
        onClick={() => saving.mutate(undefined, { onSuccess: onDone })}
      >
        {t('Save')}
      </Button>
    </>
  );
}
