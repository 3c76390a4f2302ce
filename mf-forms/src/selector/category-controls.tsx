import type { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPencil, IconPlus } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';

/** For people who manage forms. */
export function NewCategory({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <CategoryDialog category={null} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type EditCategoryProps = { category: QueryAnswer<typeof formCategoriesQuery>[number] };

export function EditCategory({ category }: EditCategoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('Change {{name}}', { name: category.name })}
        icon={<IconPencil aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      />
      <CategoryDialog category={category} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
