import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPencil } from '@fieldspan/ui/icons';

/** Opens the editor of a row. */
export function EditLink({ name, to }: { name: string; to: string }) {
  const label = t('Change {{name}}', { name });
  return (
    <Button
      variant="quiet"
      icon={<IconPencil aria-hidden="true" size={18} />}
      render={<Link to={to} aria-label={label} title={label} />}
    />
  );
}
