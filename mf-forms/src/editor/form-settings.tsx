import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Link } from '@fieldspan/federation/router';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { MailListField } from './mail-list-field.tsx';
import styles from './properties.module.css';

/** Name of a child template and when it is required. */
export function FormSettings({ child, version }: { child: ChildTemplate; version: number }) {
  const form = useRecordForm({
    model: 'FormChildTemplate',
    id: child.id,
    version: child.version,
    labels: labels(),
    initial: {
      description: child.description,
      clockin_prompt_projects_required: child.clockin_prompt_projects_required,
      clockin_prompt_services_required: child.clockin_prompt_services_required,
      notify_emails: child.notify_emails,
    },
  });
  const flag = (name: 'clockin_prompt_projects_required' | 'clockin_prompt_services_required') => ({
    checked: form.values[name] === 1,
    onChange: (isSet: boolean) => form.set(name, isSet ? 1 : 0),
  });
  return (
    <SaveForm
      className={styles.properties ?? ''}
      label={t('Form settings')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <TextField
        label={t('Description')}
        required
        value={String(form.values['description'] ?? '')}
        onChange={(description) => form.set('description', description)}
      />
      <Switch label={t('Required to clock in on projects')} {...flag('clockin_prompt_projects_required')} />
      <Switch label={t('Required to clock in on services')} {...flag('clockin_prompt_services_required')} />
      <MailListField
        value={String(form.values['notify_emails'] ?? '')}
        onChange={(typed) => form.set('notify_emails', typed === '' ? null : typed)}
      />
      {child.FormTemplate && (
        <Button render={<Link to={`/forms/template-editor/${child.FormTemplate.slug}`} />}>
          {t('Who may use it: template settings')}
        </Button>
      )}
      <RecordMenu
        record={{
          model: 'FormChildTemplate',
          id: child.id,
          version,
          title: child.description,
          archived: child.archived,
        }}
      />
      {form.question}
    </SaveForm>
  );
}

const labels = () => ({
  description: t('Description'),
  clockin_prompt_projects_required: t('Required to clock in on projects'),
  clockin_prompt_services_required: t('Required to clock in on services'),
  notify_emails: t('Send each form to'),
});
