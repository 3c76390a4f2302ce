import { useViewer } from '@fieldspan/api/profile';
import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';
import { TypeDialog } from './type-dialog.tsx';

const useMayEdit = (): boolean => mayWrite('EquipmentType')(useViewer());

export function NewCategory({ variant = 'default' }: { variant?: 'primary' | 'default' | 'quiet' }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayEdit()) return null;
  return (
    <>
      <Button variant={variant} icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('New category')}
      </Button>
      <CategoryDialog category={null} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type NewTypeProps = { categoryId: number; variant?: 'primary' | 'default' | 'quiet'; size?: 's' };

export function NewType({ categoryId, variant = 'default', ...look }: NewTypeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayEdit()) return null;
  return (
    <>
      <Button {...look} variant={variant} icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('New type')}
      </Button>
      <TypeDialog typeId={null} categoryId={categoryId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Edit, archive and delete a category. */
export function CategoryMenu({ category }: { category: EquipmentCategory }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayEdit()) return null;
  return (
    <>
      <RecordMenu
        record={{ ...category, model: 'EquipmentCategory', title: category.name }}
        onEdit={() => setIsOpen(true)}
      />
      <CategoryDialog category={category} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Edit, archive and delete a type. */
export function TypeMenu({ type }: { type: EquipmentType }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayEdit()) return null;
  return (
    <>
      <RecordMenu record={{ ...type, model: 'EquipmentType', title: type.name }} onEdit={() => setIsOpen(true)} />
      <TypeDialog typeId={type.id} categoryId={type.category_id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
