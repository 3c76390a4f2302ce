import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styles from './add-plans.module.css';
import { planRefusal, sendSet } from './plan-upload.ts';

type AddPlansProps = { jobId: number; open: boolean; onClose: () => void };

/** Asks for a PDF, what the set is called and when it was issued. */
export function AddPlans({ jobId, open, onClose }: AddPlansProps) {
  const today = useToday();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [issuedOn, setIssuedOn] = useState<string>(today);
  const refusal = file ? planRefusal(file) : null;
  const { mutate, isPending } = useMutation({
    mutationFn: sendSet,
    onSuccess: () => {
      setFile(null);
      setName('');
      onClose();
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setName(name === '' ? chosen.name.replace(/\.pdf$/i, '') : name);
  };
  const isReady = file !== null && refusal === null && name.trim() !== '';
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button
        variant="primary"
        busy={isPending}
        disabled={!isReady}
        onClick={() => isReady && mutate({ jobId, file, name: name.trim(), issuedOn })}
      >
        {t('Add plans')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Add plans')}
      description={t(
        'Each page becomes a sheet. Numbers and titles are read off the title blocks; you check them before the crew sees them.',
      )}
      footer={footer}
    >
      <div className={styles.fields}>
        <PdfField file={file} refusal={refusal} onChoose={choose} />
        <TextField label={t('Name of the set')} value={name} onChange={setName} required />
        <DateField label={t('Issued on')} value={issuedOn} onChange={setIssuedOn} />
      </div>
    </Dialog>
  );
}

type PdfFieldProps = { file: File | null; refusal: string | null; onChoose: (file: File) => void };

function PdfField({ file, refusal, onChoose }: PdfFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.file}>
        <Button icon={<IconUpload aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('Choose a PDF')}
        </Button>
        <span className={styles.name}>{file?.name ?? t('One PDF, with any number of sheets')}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/pdf,.pdf"
          aria-label={t('PDF with the plans')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onChoose(chosen);
            event.target.value = '';
          }}
        />
      </div>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
