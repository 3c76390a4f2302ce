import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

type Permission = { is_inactive: number; invite_accepted: number; invite_declined: number };

/** Whether a person works here: active, invited, declined or inactive. */
export function EmployeeStateTag({ permission }: { permission: Permission | undefined }) {
  if (!permission) return <Tag>{t('No role')}</Tag>;
  if (permission.is_inactive === 1) return <Tag>{t('Inactive')}</Tag>;
  if (permission.invite_accepted === 1) return <Tag tone="green">{t('Active')}</Tag>;
  return permission.invite_declined === 1 ? (
    <Tag tone="red">{t('Declined')}</Tag>
  ) : (
    <Tag tone="amber">{t('Invited')}</Tag>
  );
}
