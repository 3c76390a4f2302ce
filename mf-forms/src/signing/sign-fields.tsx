import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SignaturePad } from '@fieldspan/ui/signature-pad';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './signature-dialog.module.css';
import { TypedName } from './typed-name.tsx';
import type { SignatureDraft } from './use-signature-draft.ts';

type SignFieldsProps = { draft: SignatureDraft; isNameFixed: boolean };

export function SignFields({ draft, isNameFixed }: SignFieldsProps) {
  const { fields, wrong } = draft;
  const { method, trail } = fields;
  const handleMethod = (chosen: string) => draft.setMethod(chosen === 'typed' ? 'typed' : 'drawn');
  return (
    <>
      <TextField
        label={t('Name')}
        placeholder={t('Name of Individual')}
        autoComplete="off"
        value={fields.name}
        onChange={draft.setName}
        readOnly={isNameFixed}
        error={wrong.name}
      />
      <div className={styles.choice}>
        <Segmented
          label={t('How to sign')}
          value={method}
          onChange={handleMethod}
          options={[
            { value: 'drawn', label: t('Draw') },
            { value: 'typed', label: t('Type') },
          ]}
        />
        {method === 'drawn' && (
          <Button variant="quiet" disabled={trail.length === 0} onClick={() => draft.setTrail([])}>
            {t('Clear')}
          </Button>
        )}
      </div>
      {method === 'drawn' ? <SignaturePad trail={trail} onChange={draft.setTrail} /> : <TypedName name={fields.name} />}
      <p className={styles.wrong} role="alert">
        {wrong.ink}
      </p>
    </>
  );
}
