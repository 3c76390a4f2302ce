import { isPoint } from '@fieldspan/domain/signature';
import type { Signature, TrailPoint } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SignaturePad } from '@fieldspan/ui/signature-pad';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './custody.module.css';

type SignDialogProps = { onClose: () => void; onSigned: (signature: Signature) => void };

/** Who types instead of drawing has signed with one line under the name. */
const TYPED: readonly TrailPoint[] = [{ x: 20, y: 124 }, { x: 302, y: 124 }, {}];

/** The receiver signs, by hand or by typing the name. */
export function SignDialog({ onClose, onSigned }: SignDialogProps) {
  const [name, setName] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  const [trail, setTrail] = useState<readonly TrailPoint[]>([]);
  const [wrong, setWrong] = useState('');
  const handleOk = () => {
    const ink = isTyped ? TYPED : trail;
    if (name.trim() === '') return setWrong(t('Write the name of the person who signs.'));
    if (!ink.some(isPoint)) return setWrong(t('Nothing is signed yet: draw, or type the name.'));
    onSigned({ dataUrl: '', trail: ink, name: name.trim(), sigSkipped: false, method: isTyped ? 'typed' : 'drawn' });
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Sign at hand-over')}
      footer={
        <>
          {!isTyped && <Button onClick={() => setTrail([])}>{t('Clear')}</Button>}
          <Button variant="primary" onClick={handleOk}>
            {t('OK')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <TextField label={t('Name')} value={name} onChange={setName} autoComplete="off" error={wrong} />
        <Segmented
          label={t('How to sign')}
          value={isTyped ? 'typed' : 'drawn'}
          onChange={(value) => setIsTyped(value === 'typed')}
          options={[
            { value: 'drawn', label: t('Draw') },
            { value: 'typed', label: t('Type') },
          ]}
        />
        {!isTyped && <SignaturePad trail={trail} onChange={setTrail} />}
      </div>
    </Dialog>
  );
}
