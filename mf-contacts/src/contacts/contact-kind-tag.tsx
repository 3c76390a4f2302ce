import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

type Kinds = { is_customer: number; is_supplier: number; archived: number };

/** Whether a contact is a customer, a supplier or a person. */
export function ContactKindTag({ contact }: { contact: Kinds }) {
  if (contact.archived === 1) return <Tag>{t('Archived')}</Tag>;
  if (contact.is_customer === 1) return <Tag tone="blue">{t('Customer')}</Tag>;
  return contact.is_supplier === 1 ? <Tag tone="amber">{t('Supplier')}</Tag> : <Tag>{t('Individual')}</Tag>;
}
