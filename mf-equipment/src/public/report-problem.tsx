import { reportProblem } from '@fieldspan/api/report-problem';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCamera } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styles from './report-problem.module.css';

type OfPiece = { slug: string; name: string };

/** Tells the company what is wrong, without an account. */
export function ReportProblem({ slug, name }: OfPiece) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Button icon={<IconAlertTriangle aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Report a problem')}
      </Button>
      {isSent && (
        <AlertBox type="success" live="in-a-pause" className={styles.sent ?? ''}>
          {t('Thank you. The company that it belongs to has your report.')}
        </AlertBox>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Report a problem of {{equipment}}', { equipment: name })}
        description={t('It goes to the company that the equipment belongs to.')}
        size="s"
      >
        {isOpen && (
          <Report
            slug={slug}
            onSent={() => {
              setIsOpen(false);
              setIsSent(true);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Report({ slug, onSent }: { slug: string; onSent: () => void }) {
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [clientKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: () => reportProblem({ slug, text: text.trim(), contact: contact.trim(), file, clientKey }),
    onSuccess: onSent,
    meta: { quiet: true },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && text.trim() !== '') sending.mutate();
      }}
    >
      <TextField label={t('What is wrong')} multiline rows={4} required value={text} onChange={setText} />
      <PhotoChoice file={file} onChoose={setFile} />
      <TextField
        label={t('How you can be reached')}
        hint={t('Only if you want an answer: a name, a phone number or an e-mail.')}
        value={contact}
        onChange={setContact}
      />
      {sending.isError && <AlertBox type="danger">{sending.error.message}</AlertBox>}
      <Button type="submit" variant="primary" busy={sending.isPending} disabled={text.trim() === ''}>
        {t('Send the report')}
      </Button>
    </form>
  );
}

type PhotoChoiceProps = { file: File | null; onChoose: (file: File | null) => void };

/** A phone offers its camera; it sends a JPEG of the kinds that are named here. */
function PhotoChoice({ file, onChoose }: PhotoChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photo}>
      <Button icon={<IconCamera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {file ? t('Another photo') : t('Add a photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('Photo of the problem')}
        onChange={(event) => {
          onChoose(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
      {file && (
        <>
          <span className={styles.name}>{file.name}</span>
          <Button variant="quiet" onClick={() => onChoose(null)}>
            {t('Remove')}
          </Button>
        </>
      )}
    </div>
  );
}
