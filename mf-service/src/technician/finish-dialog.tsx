import { alertError } from '@fieldspan/api/alerts';
import { isPoint } from '@fieldspan/domain/signature';
import type { TrailPoint } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SignaturePad } from '@fieldspan/ui/signature-pad';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { sendStep } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';

type How = 'drawn' | 'typed' | 'nobody';

/** Who types instead of drawing has signed with one line under the name. */
const TYPED: readonly TrailPoint[] = [{ x: 20, y: 124 }, { x: 302, y: 124 }, {}];

/** The customer confirms the work with name and signature, or the person says why nobody does. */
export function FinishDialog({ of, onClose }: { of: OfCall; onClose: () => void }) {
  const [how, setHow] = useState<How>('drawn');
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [trail, setTrail] = useState<readonly TrailPoint[]>([]);
  const [wrong, setWrong] = useState('');
  const handleDone = () => {
    const facts = factsOf({ how, name: name.trim(), reason: reason.trim(), trail });
    if (typeof facts === 'string') return setWrong(facts);
    const told = note.trim() === '' ? {} : { note: note.trim() };
    sendStep(of, 'done', { ...facts, ...told }).catch(alertError);
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Finish the visit')}
      footer={
        <Button variant="primary" size="l" onClick={handleDone}>
          {t('Finish the visit')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <TextField
          label={t('What was found and done')}
          hint={t('The customer reads it in the report.')}
          value={note}
          onChange={setNote}
          multiline
        />
        <Segmented
          label={t('How to sign')}
          value={how}
          onChange={(value) => setHow(value === 'typed' || value === 'nobody' ? value : 'drawn')}
          options={[
            { value: 'drawn', label: t('Draw') },
            { value: 'typed', label: t('Type') },
            { value: 'nobody', label: t('Nobody here') },
          ]}
        />
        {how === 'nobody' ? (
          <TextField label={t('Why nobody signs')} value={reason} onChange={setReason} multiline error={wrong} />
        ) : (
          <TextField
            label={t('Name of the person signing')}
            value={name}
            onChange={setName}
            autoComplete="off"
            error={wrong}
          />
        )}
        {how === 'drawn' && <SignaturePad trail={trail} onChange={setTrail} />}
      </div>
    </Dialog>
  );
}

type Filled = { how: How; name: string; reason: string; trail: readonly TrailPoint[] };

/** @returns what is sent, or what is missing */
function factsOf({ how, name, reason, trail }: Filled) {
  if (how === 'nobody') return reason === '' ? t('Say why nobody signs.') : { unsigned_reason: reason };
  if (name === '') return t('Write the name of the person who signs.');
  const ink = how === 'typed' ? TYPED : trail;
  if (!ink.some(isPoint)) return t('Nothing is signed yet: draw, or type the name.');
  return { signature_json: JSON.stringify({ dataUrl: '', trail: ink, name, sigSkipped: false, method: how }) };
}
