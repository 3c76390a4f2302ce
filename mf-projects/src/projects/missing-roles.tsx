import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';

type MissingRolesProps = { titles: readonly string[]; action?: ReactNode };

/** Required roles that nobody has on a project; `action` fills them. */
export function MissingRoles({ titles, action }: MissingRolesProps) {
  return (
    <AlertBox type="danger" action={action}>
      {t('Required, and held by nobody: {{roles}}', { roles: titles.join(', ') })}
    </AlertBox>
  );
}
