import type { Signature } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { SignFields } from './sign-fields.tsx';
import styles from './signature-dialog.module.css';
import { SkipFields } from './skip-fields.tsx';
import { useSignatureDraft } from './use-signature-draft.ts';

/** Which of its two views a signature dialog opens with. */
export type SignatureMode = 'sign' | 'skip';

type SignatureDialogProps = {
  /** Null: closed. */
  mode: SignatureMode | null;
  onClose: () => void;
  /** The existing signature, to view or replace. */
  value: Signature | null;
  /** The signer, if known. */
  name: string;
  /** An external signer whose name was given by the inviter. */
  isNameFixed?: boolean;
  /** Whether a reason can be given in place of a signature. */
  canSkip?: boolean;
  onSigned: (signature: Signature) => void;
};

/** Signs by drawing or by typing the name, or gives a reason for not signing. */
export function SignatureDialog({ mode, onClose, ...rest }: SignatureDialogProps) {
  const [face, setFace] = useState(mode ?? 'sign');
  const [openedAs, setOpenedAs] = useState(mode);
  if (mode !== openedAs) {
    setOpenedAs(mode);
    if (mode !== null) setFace(mode);
  }
  const isSkipping = face === 'skip';
  return (
    <Dialog
      open={mode !== null}
      onClose={onClose}
      title={isSkipping ? t('Skipping signature capture') : t('Sign your name please')}
      className={styles.dialog ?? ''}
    >
      <SignatureForm key={face} {...rest} face={face} onFace={setFace} onClose={onClose} />
    </Dialog>
  );
}

type SignatureFormProps = Omit<SignatureDialogProps, 'mode'> & {
  face: SignatureMode;
  onFace: (face: SignatureMode) => void;
};

function SignatureForm({
  value,
  name,
  isNameFixed = false,
  canSkip = true,
  face,
  onFace,
  onSigned,
  onClose,
}: SignatureFormProps) {
  const draft = useSignatureDraft({ value, name, face });
  const handleDone = () => {
    const signature = draft.finish();
    if (signature === null) return;
    onSigned(signature);
    onClose();
  };
  const isSkipping = face === 'skip';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        handleDone();
      }}
    >
      {isSkipping ? <SkipFields draft={draft} /> : <SignFields draft={draft} isNameFixed={isNameFixed} />}
      <div className={styles.footer}>
        {canSkip && (
          <Button size="l" variant="quiet" onClick={() => onFace(isSkipping ? 'sign' : 'skip')}>
            {isSkipping ? t('Get Signature') : t('Skip Signature')}
          </Button>
        )}
        <Button size="l" type="submit" variant="primary">
          {t('OK')}
        </Button>
      </div>
    </form>
  );
}
