import type { Employee } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import { moduleGrants, withGrant } from '@fieldspan/domain/module-grants';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { useOnlooker } from '../engine/onlooker.ts';
import { GrantRow } from './grant-row.tsx';
import styles from './permission-form.module.css';

type PermissionFormProps = { permission: Employee['UserPermission'][number] };

/** The role of a person, and for Basic what is granted module by module; an Admin has all of it. */
export function PermissionForm({ permission }: PermissionFormProps) {
  const { viewer } = useOnlooker();
  const { role_type, module_permissions } = permission;
  const form = useRecordForm({
    model: 'UserPermission',
    id: permission.id,
    version: permission.version,
    labels: { role_type: t('Role'), module_permissions: t('Modules') },
    initial: { role_type, module_permissions },
    refresh: [['User'], ['profile']],
  });
  const isLocked = !hasModule(viewer, 'Users', 'write');
  const text = form.values['module_permissions'];
  const granted = typeof text === 'string' ? text : null;
  const isAdmin = form.values['role_type'] === 'Admin';
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
            <p className={styles.hint}>{t('An Admin may do everything; Basic what is granted below.')}</p>
          </div>
        </Card>
        <Card title={t('Modules')}>
          <ul>
            {moduleGrants(granted).map((grant) => (
              <GrantRow
                key={grant.name}
                grant={isAdmin ? { ...grant, read: true, write: true } : grant}
                isLocked={isLocked || isAdmin}
                onChange={(verb, isSet) =>
                  form.set('module_permissions', withGrant(granted, { name: grant.name, verb, isSet }))
                }
              />
            ))}
          </ul>
        </Card>
      </div>
      {form.question}
    </SaveForm>
  );
}
