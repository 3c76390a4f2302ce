import { parseSignature } from '@fieldspan/contract/signature-json';
import type { Signer } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconPrinter } from '@fieldspan/ui/icons';
import { EvidenceNote } from '../parts/evidence-note.tsx';
import { SignatureView } from '../parts/signature-view.tsx';
import type { SignedForm } from '../parts/signing-evidence.ts';
import styles from './external-done.module.css';

type ExternalDoneProps = { signer: Signer; form: SignedForm };

/** Thanks, and what the signer may keep: the form with the signature, on paper or as a PDF. */
export function ExternalDone({ signer, form }: ExternalDoneProps) {
  const signature = parseSignature(signer.signature_json);
  return (
    <Card title={t('Signed')} icon={<IconCircleCheck aria-hidden="true" size={18} />}>
      <div className={styles.done}>
        <p>{t('Thank you. You signed this form on {{moment}}.', { moment: instantText(signer.completed_at) })}</p>
        {signature && <SignatureView signature={signature} isLarge />}
        {signature && <EvidenceNote signature={signature} form={form} />}
        <Button className={styles.print ?? ''} icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          {t('Print or keep a copy')}
        </Button>
      </div>
    </Card>
  );
}
