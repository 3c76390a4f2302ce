import type { Employee } from '@fieldspan/api/queries/records';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PermissionForm } from './permission-form.tsx';

/** A person's permissions at this company. */
export function EmployeePermissions({ record: person }: { record: Employee }) {
  const { profile } = useCurrentUser();
  const permission = person.UserPermission.find(({ tenant_id }) => tenant_id === profile.tenant_id);
  if (permission) return <PermissionForm key={permission.id} permission={permission} />;
  return (
    <EmptyState icon={<IconLock aria-hidden="true" />} title={t('No role')}>
      {t('This person has no role at your company.')}
    </EmptyState>
  );
}
