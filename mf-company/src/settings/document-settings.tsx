import { companyQuery } from '@fieldspan/api/queries/company';
import { documentSettingQuery } from '@fieldspan/api/queries/company-settings';
import type { DocumentSetting } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { FormValues } from '@fieldspan/contract/save';
import type { StoredFile } from '@fieldspan/contract/widgets';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardPaymentField } from './card-payment-field.tsx';
import { DocumentLookFields } from './document-look-fields.tsx';
import { DocumentPreview } from './document-preview.tsx';
import type { DocumentLook } from './document-preview.tsx';
import styles from './document-settings.module.css';

/** How documents to customers look and what they say below, with a preview of what is typed. */
export function DocumentSettings() {
  const { viewer, profile } = useCurrentUser();
  const { data: setting } = useSuspenseQuery(documentSettingQuery());
  const { data: company } = useSuspenseQuery(companyQuery(profile.tenant_id));
  const [picked, setPicked] = useState<StoredFile | null>(null);
  const form = useLookForm(setting);
  const look = lookOf(form.values, [picked, storedLogo(setting)]);
  const preview = <DocumentPreview company={company} look={look} />;
  if (!mayWrite('CompanySetting')(viewer)) return preview;
  return (
    <SaveForm
      label={t('Documents')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <div className={styles.sides}>
        <Stack>
          <DocumentLookFields
            look={look}
            onLogo={(file) => {
              setPicked(file);
              form.set('document_logo_id', file?.id ?? null);
            }}
            onText={(name, text) => form.set(name, text === '' ? null : text)}
          />
          <CardPaymentField
            value={textOf(form.values.card_payments) || 'parts'}
            onChange={(rule) => form.set('card_payments', rule)}
          />
        </Stack>
        {preview}
      </div>
      {form.question}
    </SaveForm>
  );
}

const NOTHING = {
  document_logo_id: null,
  document_colour: null,
  offer_terms: null,
  invoice_terms: null,
  document_foot: null,
  card_payments: 'parts' as const,
};

function useLookForm(setting: DocumentSetting) {
  const { document_logo_id, document_colour, offer_terms, invoice_terms, document_foot, card_payments } =
    setting ?? NOTHING;
  return useRecordForm({
    model: 'CompanySetting',
    id: setting?.id ?? null,
    version: setting?.version ?? null,
    labels: {
      document_logo_id: t('Logo'),
      document_colour: t('Colour'),
      offer_terms: t('Terms of quotes, bids and change orders'),
      invoice_terms: t('Terms of invoices'),
      document_foot: t('Text at the foot'),
      card_payments: t('Payments by card'),
    },
    initial: { document_logo_id, document_colour, offer_terms, invoice_terms, document_foot, card_payments },
    saidAfter: msg('Saved!'),
  });
}

/** @param logos files of which one may be the logo */
function lookOf(values: FormValues<'CompanySetting'>, logos: readonly (StoredFile | null)[]): DocumentLook {
  return {
    logo: logos.find((file) => file !== null && file.id === values.document_logo_id) ?? null,
    document_colour: textOf(values.document_colour),
    offer_terms: textOf(values.offer_terms),
    invoice_terms: textOf(values.invoice_terms),
    document_foot: textOf(values.document_foot),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function storedLogo(setting: DocumentSetting): StoredFile | null {
  const logo = setting?.DocumentLogo;
  if (!logo?.filename) return null;
  const { id, filename, original_filename, thumb_filename, type } = logo;
  return { id, filename, original_filename, thumb_filename, type };
}
