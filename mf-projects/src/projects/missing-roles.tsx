import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';

/** Roles that a project needs and that nobody holds. */
export function MissingRoles({ titles }: { titles: readonly string[] }) {
  return (
    <AlertBox type="danger">{t('Required, and held by nobody: {{roles}}', { roles: titles.join(', ') })}</AlertBox>
  );
}
