import type { StoredFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { Card } from '@fieldspan/ui/card';
import { ColourField } from '@fieldspan/ui/colour-field';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import type { DocumentLook } from './document-preview.tsx';
import styles from './document-settings.module.css';

type DocumentLookFieldsProps = {
  look: DocumentLook;
  onLogo: (file: StoredFile | null) => void;
  onText: (name: Exclude<keyof DocumentLook, 'logo'>, text: string) => void;
};

export function DocumentLookFields({ look, onLogo, onText }: DocumentLookFieldsProps) {
  return (
    <Card title={t('Documents')} icon={<IconFileText aria-hidden="true" />}>
      <div className={styles.fields}>
        <Slot
          of="library.upload-panel"
          props={{
            label: t('Logo'),
            target: 'LibraryUpload',
            action: 'POST',
            accept: 'images',
            value: look.logo,
            onChange: onLogo,
          }}
          fallback={<p>{t('The logo cannot be changed right now; it is tried again when the connection is back.')}</p>}
        />
        <ColourField
          label={t('Colour')}
          hint={t('A band at the top of each document')}
          value={look.document_colour}
          onChange={(colour) => onText('document_colour', colour)}
        />
        <TextField
          multiline
          label={t('Terms of quotes, bids and change orders')}
          hint={t('A document keeps the terms that it was issued with.')}
          value={look.offer_terms}
          onChange={(text) => onText('offer_terms', text)}
        />
        <TextField
          multiline
          label={t('Terms of invoices')}
          value={look.invoice_terms}
          onChange={(text) => onText('invoice_terms', text)}
        />
        <TextField
          label={t('Text at the foot')}
          hint={t('Such as a registration number or an account')}
          value={look.document_foot}
          onChange={(text) => onText('document_foot', text)}
        />
      </div>
    </Card>
  );
}
