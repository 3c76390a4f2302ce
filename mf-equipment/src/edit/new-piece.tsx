import { useViewer } from '@fieldspan/api/profile';
import { EQUIPMENT_KEY } from '@fieldspan/api/queries/equipment';
import { hasModule } from '@fieldspan/domain/access';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SaveForm } from '@fieldspan/ui/save-form';
import { PieceFields } from './piece-fields.tsx';
import { blankPiece } from './piece-form.ts';
import { useTrail } from './trail.ts';

/** The form for a new piece; `?type=` says of which type. */
export function NewPiece() {
  const [params] = useSearchParams();
  const viewer = useViewer();
  const typeId = Number(params.get('type')) || null;
  const title = t('New equipment');
  const trail = useTrail(typeId);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} breadcrumb={[...trail, { label: title }]} />
      {hasModule(viewer, 'Equipment', 'write') ? (
        <CreateForm typeId={typeId} />
      ) : (
        <EmptyState icon={<IconLock aria-hidden="true" />} title={t('You may not create equipment')}>
          {t('Ask an administrator of your company for write permission.')}
        </EmptyState>
      )}
    </>
  );
}

function CreateForm({ typeId }: { typeId: number | null }) {
  const navigate = useNavigate();
  const form = useRecordForm({
    model: 'Equipment',
    id: null,
    version: null,
    initial: blankPiece(typeId),
    refresh: [EQUIPMENT_KEY],
    onSaved: ({ slug }) => void navigate(`/equipment/edit/${slug}`, { replace: true }),
  });
  return (
    <SaveForm label={t('New equipment')} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <PieceFields values={form.values} onChange={form.set} />
    </SaveForm>
  );
}
