import { showAlert } from '@fieldspan/api/alerts';
import { takeOutOfService } from '@fieldspan/api/take-out-of-service';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import type { Flagged } from './flagged-pictures.ts';

type OutageDialogProps = {
  form: ShownForm;
  answer: Flagged;
  piece: { id: number; description: string };
  isOpen: boolean;
  onClose: () => void;
};

/** Takes the equipment of a form out of service because of an answer. */
export function OutageDialog({ form, answer, piece, isOpen, onClose }: OutageDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const { label, answer: said, warning } = answer;
  const stop = async (cause: string): Promise<void> => {
    const about = { equipment_id: piece.id, form_id: form.id, form_field: answer.fieldId };
    const isTaken = await takeOutOfService({ ...about, client_key: clientKey, cause }, piece.description);
    showAlert(
      isTaken
        ? { type: 'success', message: t('{{equipment}} is out of service.', { equipment: piece.description }) }
        : { type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') },
    );
  };
  return (
    <ReasonDialog
      open={isOpen}
      onClose={onClose}
      title={t('Take {{equipment}} out of service', { equipment: piece.description })}
      description={t('Everybody who opens it or scans its label sees the reason, until somebody puts it back.')}
      confirmLabel={t('Take out of service')}
      initial={warning ?? [label, said].filter((part) => part !== '').join(': ')}
      onConfirm={stop}
    />
  );
}
