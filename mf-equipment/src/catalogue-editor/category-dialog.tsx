import type { EquipmentCategory } from '@fieldspan/api/queries/equipment';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { ColourField } from '@fieldspan/ui/colour-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';

/** `category` null: a new one. */
type CategoryDialogProps = { category: EquipmentCategory | null; isOpen: boolean; onClose: () => void };

export function CategoryDialog({ category, isOpen, onClose }: CategoryDialogProps) {
  const title = category === null ? t('New category') : t('Edit category');
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} size="s">
      {isOpen && <CategoryForm label={title} category={category} onSaved={onClose} />}
    </Dialog>
  );
}

type CategoryFormProps = { label: string; category: EquipmentCategory | null; onSaved: () => void };

const NEW_CATEGORY = { id: null, version: null, name: '', color_hex: null };

function CategoryForm({ label, category, onSaved }: CategoryFormProps) {
  const { id, version, name, color_hex } = category ?? NEW_CATEGORY;
  const form = useRecordForm({
    model: 'EquipmentCategory',
    id,
    version,
    initial: { name, color_hex },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Name')}
        placeholder={t('Lifts, vehicles, power tools …')}
        required
        value={String(form.values['name'] ?? '')}
        onChange={(typed) => form.set('name', typed)}
      />
      <ColourField
        label={t('Colour')}
        value={String(form.values['color_hex'] ?? '')}
        onChange={(colour) => form.set('color_hex', colour || null)}
      />
      {form.question}
    </SaveForm>
  );
}
