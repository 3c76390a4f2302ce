import type { Employee } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { ModuleRows } from './module-rows.tsx';
import styles from './permission-form.module.css';
import { TemplateChoice } from './template-choice.tsx';

type PermissionFormProps = { permission: Employee['UserPermission'][number] };

/**
 * The role of a person, and for Basic the permissions by module; an Admin has all of them. A colleague's permissions
 * are shown only to people who may grant them.
 */
export function PermissionForm({ permission }: PermissionFormProps) {
  const { viewer, profile } = useCurrentUser();
  const { role_type, module_permissions } = permission;
  const form = useRecordForm({
    model: 'UserPermission',
    id: permission.id,
    version: permission.version,
    labels: { role_type: t('Role'), module_permissions: t('Modules') },
    initial: { role_type, module_permissions },
  });
  const isLocked = !mayWrite('UserPermission')(viewer);
  const isTold = !isLocked || permission.user_id === profile.id;
  return (
    <SaveForm
      label={t('Permissions')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <div className={styles.fields}>
        <Card title={t('Role')}>
          <div className={styles.role}>
            <SelectField
              label={t('Role')}
              disabled={isLocked}
              value={String(form.values['role_type'] ?? '')}
              options={[
                { value: 'Basic', label: t('Basic') },
                { value: 'Admin', label: t('Admin') },
              ]}
              onChange={(role) => form.set('role_type', role)}
            />
            <p className={styles.hint}>
              {isTold
                ? t('An Admin may do everything; Basic what is granted below.')
                : t('What this person is granted is shown to those who manage employees.')}
            </p>
          </div>
        </Card>
        {isTold && (
          <ModulesCard
            permission={form.values}
            isLocked={isLocked}
            onChange={(modules) => form.set('module_permissions', modules)}
          />
        )}
      </div>
      {form.question}
    </SaveForm>
  );
}

type ModulesCardProps = {
  permission: Readonly<Record<string, unknown>>;
  isLocked: boolean;
  onChange: (modules: string) => void;
};

function ModulesCard({ permission, isLocked, onChange }: ModulesCardProps) {
  const { module_permissions: text, role_type: role } = permission;
  const granted = typeof text === 'string' ? text : null;
  const isAdmin = role === 'Admin';
  return (
    <Card title={t('Modules')} action={!isLocked && !isAdmin && <TemplateChoice onChoose={onChange} />}>
      <ModuleRows granted={granted} hasAll={isAdmin} isLocked={isLocked || isAdmin} onChange={onChange} />
    </Card>
  );
}
