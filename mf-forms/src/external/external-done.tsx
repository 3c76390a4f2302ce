import type { SigningLink } from '@fieldspan/api/queries/signing';
import { parseSignature } from '@fieldspan/contract/signature-json';
import type { Signer, SigningForm } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconPrinter } from '@fieldspan/ui/icons';
import { EvidenceNote } from '../sign-actions/evidence-note.tsx';
import { PdfButton } from '../static-view/pdf-button.tsx';
import { ReceiptButton } from '../sign-actions/receipt-button.tsx';
import { SignatureView } from '../static-view/signature-view.tsx';
import { WithdrawnNote } from '../sign-actions/withdrawn-note.tsx';
import styles from './external-done.module.css';

type ExternalDoneProps = { link: SigningLink; form: Pick<SigningForm, 'id' | 'slug'>; signer: Signer };

/** Thanks the signer and offers the signed form, to print or as PDF. */
export function ExternalDone({ link, form, signer }: ExternalDoneProps) {
  const isWithdrawn = signer.withdrawn_at !== null;
  const signature = parseSignature(signer.signature_json);
  return (
    <Card
      title={isWithdrawn ? t('Signature withdrawn') : t('Signed')}
      icon={isWithdrawn ? undefined : <IconCircleCheck aria-hidden="true" size={18} />}
    >
      <div className={styles.done}>
        <p>{t('Thank you. You signed this form on {{moment}}.', { moment: instantText(signer.completed_at) })}</p>
        {signature && <SignatureView signature={signature} isLarge />}
        <EvidenceNote signer={signer} />
        <div className={styles.buttons}>
          {signer.content_hash !== null && <ReceiptButton form={form} asked={{ slug: link.slug, link }} />}
          <PdfButton form={form} link={link} />
          <Button
            className={styles.print ?? ''}
            icon={<IconPrinter aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('Print')}
          </Button>
          <WithdrawnNote signer={signer} own={link} />
        </div>
      </div>
    </Card>
  );
}
