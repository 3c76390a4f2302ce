import type { Equipment } from '@fieldspan/api/queries/equipment';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

/** The address parameter with the piece that a new one is like. */
export const LIKE = 'like';

/** Opens the form for another piece of the same kind. */
export function CloneButton({ piece: { slug, type_id: typeId } }: { piece: Equipment }) {
  const { viewer } = useCurrentUser();
  if (!mayWrite('Equipment')(viewer)) return null;
  return (
    <Button
      icon={<IconCopy aria-hidden="true" />}
      render={<AppLink to={`/equipment/edit/new?type=${typeId}&${LIKE}=${slug}`} />}
    >
      {t('Duplicate')}
    </Button>
  );
}
