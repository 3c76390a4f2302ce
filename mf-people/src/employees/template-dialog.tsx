import type { PermissionTemplate } from '@fieldspan/api/queries/company-settings';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';
import { ModuleRows } from './module-rows.tsx';

/** `template` null: a new one. */
type TemplateDialogProps = { template: PermissionTemplate | null; isOpen: boolean; onClose: () => void };

export function TemplateDialog({ template, isOpen, onClose }: TemplateDialogProps) {
  const title = template === null ? t('New permission template') : t('Edit the permission template');
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && <TemplateForm label={title} template={template} onSaved={onClose} />}
    </Dialog>
  );
}

type TemplateFormProps = { label: string; template: PermissionTemplate | null; onSaved: () => void };

const NEW_TEMPLATE = { id: null, version: null, title: '', module_permissions: null };

function TemplateForm({ label, template, onSaved }: TemplateFormProps) {
  const { id, version, title, module_permissions } = template ?? NEW_TEMPLATE;
  const form = useRecordForm({
    model: 'PermissionTemplate',
    id,
    version,
    labels: { module_permissions: t('Modules') },
    initial: { title, module_permissions },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  const { module_permissions: text } = form.values;
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <TextField
        label={t('Title')}
        placeholder={t('Foreman, dispatcher, bookkeeper …')}
        required
        value={String(form.values['title'] ?? '')}
        onChange={(typed) => form.set('title', typed)}
      />
      <ModuleRows
        granted={typeof text === 'string' ? text : null}
        isLocked={false}
        onChange={(modules) => form.set('module_permissions', modules)}
      />
      {form.question}
    </SaveForm>
  );
}
