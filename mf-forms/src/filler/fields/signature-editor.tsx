import { signatureAnswer, signatureIn } from '@fieldspan/domain/form/field-signature';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSignature } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { SignatureView } from '../../static-view/signature-view.tsx';
import type { Labelled } from '../field-editor.ts';
import styles from './gps-editor.module.css';
import { ShownField } from './shown-field.tsx';

const SignHere = lazyScreen(async () => (await import('../../sign-here.tsx')).SignHere);

/** A signature in a section, as of whoever receives or hands over. It is not one of the form's participants. */
export function SignatureEditor({ entry, label, answer, error, onChange }: Labelled) {
  const [isOpen, setIsOpen] = useState(false);
  const signature = signatureIn(answer);
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      {signature && <SignatureView signature={signature} />}
      <Button
        className={styles.read}
        size="l"
        icon={<IconSignature aria-hidden="true" size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {signature ? t('Sign again') : t('Sign here')}
      </Button>
      <Wait>
        {isOpen && (
          <SignHere
            value={signature}
            onSigned={(signed) => onChange(signatureAnswer(signed, new Date().toISOString()))}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Wait>
    </ShownField>
  );
}
