import { alertError } from '@fieldspan/api/alerts';
import { equipmentLabels } from '@fieldspan/api/equipment-labels';
import type { LabelsOf } from '@fieldspan/api/equipment-labels';
import { LABEL_SHEETS, perPage } from '@fieldspan/domain/equipment/label-sheets';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload } from '@fieldspan/ui/icons';
import { saveFile } from '@fieldspan/ui/save-file';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './labels-dialog.module.css';

type LabelsDialogProps = { of: LabelsOf; onClose: () => void };

/** Chooses the paper, and makes the PDF for the printer. */
export function LabelsDialog({ of, onClose }: LabelsDialogProps) {
  const [key, setKey] = useState('5160');
  const [used, setUsed] = useState(0);
  const most = LABEL_SHEETS.filter((sheet) => sheet.key === key).map(perPage)[0] ?? 1;
  const { mutate, isPending } = useMutation({
    mutationFn: () => equipmentLabels({ of, sheet: key, used: most > 1 ? used : 0 }),
    onSuccess: (pdf) => {
      saveFile(pdf, `${t('Labels')}.pdf`);
      onClose();
    },
    onError: alertError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Print labels')}
      description={t('Each label has the name, the serial number, your company, and a code that opens its page.')}
      size="s"
      footer={
        <Button
          variant="primary"
          icon={<IconDownload aria-hidden="true" />}
          busy={isPending}
          onClick={() => !isPending && mutate()}
        >
          {t('Make the PDF')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('Paper')}
          value={key}
          onChange={setKey}
          options={LABEL_SHEETS.map((sheet) => ({ value: sheet.key, label: sheet.name }))}
        />
        {most > 1 && (
          <TextField
            label={t('Labels of the first sheet that are used already')}
            type="number"
            inputMode="numeric"
            value={String(used)}
            onChange={(typed) => setUsed(Math.min(most - 1, Math.max(0, Math.trunc(Number(typed)) || 0)))}
          />
        )}
        <p className={styles.hint}>{t('Print at 100 %, not “fit to page”, or the labels move on the paper.')}</p>
      </div>
    </Dialog>
  );
}
