import { useViewer } from '@fieldspan/api/profile';
import { hasModule } from '@fieldspan/domain/access';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

/** For those who may write equipment; others see nothing. */
export function NewPieceButton({ typeId }: { typeId: number | null }) {
  const viewer = useViewer();
  if (!hasModule(viewer, 'Equipment', 'write')) return null;
  const to = typeId === null ? '/equipment/edit/new' : `/equipment/edit/new?type=${typeId}`;
  return (
    <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<AppLink to={to} />}>
      {t('New equipment')}
    </Button>
  );
}
