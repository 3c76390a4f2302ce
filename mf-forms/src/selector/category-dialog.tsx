import type { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';

type Category = QueryAnswer<typeof formCategoriesQuery>[number];

/** `category` null: a new one. */
type CategoryDialogProps = { category: Category | null; isOpen: boolean; onClose: () => void };

export function CategoryDialog({ category, isOpen, onClose }: CategoryDialogProps) {
  const title = category === null ? t('New category') : t('Category settings');
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} size="s">
      {isOpen && <CategoryForm label={title} category={category} onSaved={onClose} />}
    </Dialog>
  );
}

type CategoryFormProps = { label: string; category: Category | null; onSaved: () => void };

function CategoryForm({ label, category, onSaved }: CategoryFormProps) {
  const form = useRecordForm({
    model: 'FormTemplateCategory',
    id: category?.id ?? null,
    version: category?.version ?? null,
    initial: { name: category?.name ?? '', has_worksheet_forms: category?.has_worksheet_forms ?? 0 },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Name')}
        required
        value={String(form.values['name'] ?? '')}
        onChange={(name) => form.set('name', name)}
      />
      <Switch
        label={t('Has forms for worksheets')}
        hint={t('Then the category is offered where a worksheet is filled in.')}
        checked={form.values['has_worksheet_forms'] === 1}
        onChange={(isSet) => form.set('has_worksheet_forms', isSet ? 1 : 0)}
      />
      {form.question}
    </SaveForm>
  );
}
