import type { AssetCategory } from '@fieldspan/api/queries/contact-assets';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { useState } from 'react';

const FIELDS: Field<'AssetCategory', AssetCategory>[] = [
  { kind: 'text', name: 'name', label: msg('Name'), required: true },
  { kind: 'colour', name: 'color_hex', label: msg('Colour') },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

type CategoryDialogProps = { category: AssetCategory | null; isOpen: boolean; onClose: () => void };

/** A kind of assets; `category` null: a new one. */
export const CategoryDialog = ({ category, isOpen, onClose }: CategoryDialogProps) => (
  <RecordDialog
    model="AssetCategory"
    title={category === null ? t('New category') : t('Edit category')}
    fields={category === null ? FIELDS.slice(0, 2) : FIELDS}
    record={category}
    blank={{ name: '' }}
    isOpen={isOpen}
    onClose={onClose}
  />
);

/** Shown to people who may change all assets. */
export function NewCategory({ variant = 'default' }: { variant?: 'primary' | 'default' }) {
  const [isOpen, setIsOpen] = useState(false);
  const { viewer } = useCurrentUser();
  if (!mayWrite('AssetCategory')(viewer)) return null;
  return (
    <>
      <Button variant={variant} icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('New category')}
      </Button>
      <CategoryDialog category={null} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
