import { useViewer } from '@fieldspan/api/profile';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { hasModule } from '@fieldspan/domain/access';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { EquipmentFormList } from '../parts/equipment-form-list.tsx';
import { EditForm } from './edit-form.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PieceLabel } from './piece-label.tsx';

/** What a tab of a piece's page holds. */
export function EditPanel({ piece, tab }: { piece: Equipment; tab: string }) {
  const viewer = useViewer();
  if (tab === 'forms') return <EquipmentFormList pieceId={piece.id} />;
  if (tab === 'label') return <PieceLabel pieceId={piece.id} />;
  if (tab !== 'details') return <NoSuchTab slug={piece.slug} />;
  return hasModule(viewer, 'Equipment', 'write') ? <EditForm piece={piece} /> : <PieceFacts piece={piece} />;
}

function NoSuchTab({ slug }: { slug: string }) {
  return (
    <EmptyState
      title={t('There is no such section, or you may not see it')}
      action={<Button render={<AppLink to={`/equipment/edit/${slug}`} />}>{t('Details')}</Button>}
    />
  );
}
