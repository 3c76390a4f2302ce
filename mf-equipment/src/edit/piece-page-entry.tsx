import { equipmentQuery } from '@fieldspan/api/queries/equipment';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { msg } from '@fieldspan/domain/message';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import type { PageEntry } from '@fieldspan/records/entry';
import { DETAILS } from '@fieldspan/records/entry';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { t } from '@fieldspan/ui/i18n';
import { LabelsButton } from '../labels/labels-button.tsx';
import { PieceState } from '../piece/piece-state.tsx';
import type { Catalogue } from '../catalogue-data/live-catalogue.ts';
import { PUBLIC_PATH } from '../piece/public-path.ts';
import { pieceSections } from '../piece-layout.tsx';
import { HandOverButton } from './custody/hand-over-button.tsx';
import { OutOfServiceNote, Outages, StopButton } from './out-of-service.tsx';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { CloneButton } from './clone-button.tsx';
import { PiecePhoto } from './piece-photo.tsx';
import { PieceLabel } from './piece-label.tsx';
import { PlannedService } from './planned-service.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { trailOf } from './trail.ts';

const PATH = '/equipment/edit';

const CustodyTab = lazyScreen(async () => (await import('./custody/custody-tab.tsx')).CustodyTab);
const CostTab = lazyScreen(async () => (await import('./cost/cost-tab.tsx')).CostTab);
const MaintenanceTab = lazyScreen(async () => (await import('./maintenance/maintenance-tab.tsx')).MaintenanceTab);

/**
 * A piece's page.
 * @param catalogue its possible types, and the breadcrumbs
 * @param newOf the type of a new piece
 */
export function piecePageEntry(catalogue: Catalogue, newOf: number | null): PageEntry<'Equipment', Equipment> {
  return {
    model: 'Equipment',
    record: msg('Equipment'),
    newTitle: msg('New equipment'),
    list: { title: msg('Equipment'), to: '/equipment/list' },
    trailOf: (piece) => trailOf(catalogue, piece?.type_id ?? newOf),
    recordQuery: equipmentQuery,
    titleOf: (piece) => piece.description,
    Status: StateOf,
    Actions: ActionsOf,
    Above: AboveOf,
    Below: BelowOf,
    tabs: [
      { key: DETAILS, label: msg('Details') },
      { key: 'maintenance', label: msg('Maintenance'), Panel: MaintenanceTab },
      { key: 'hand-overs', label: msg('Hand-overs'), Panel: CustodyTab },
      { key: 'cost', label: msg('Use and cost'), Panel: CostTab },
      { key: 'label', label: msg('Label'), Panel: LabelOf },
    ],
    tabPlace: equipmentTab,
    tabTo: (idOrSlug, tab) => (tab === DETAILS ? `${PATH}/${idOrSlug}` : `${PATH}/${idOrSlug}/${tab}`),
    sections: pieceSections(catalogue),
    blank: { description: '', archived: 0 },
  };
}

const equipmentTab = tabPlace('equipment.tab', (piece: Equipment) => ({
  equipment: { id: piece.id, slug: piece.slug, name: piece.description, typeId: piece.type_id },
}));

const StateOf = ({ record }: { record: Equipment }) => <PieceState piece={record} />;
const AboveOf = ({ record }: { record: Equipment }) => (
  <>
    <OutOfServiceNote record={record} />
    <ProblemsCard pieceId={record.id} />
    {record.is_planned === 1 && <PlannedService piece={record} />}
  </>
);
const BelowOf = ({ record }: { record: Equipment }) => (
  <>
    <PiecePhoto record={record} />
    <Outages record={record} />
    <RecordComments model="Equipment" slug={record.slug} />
  </>
);
const ActionsOf = ({ record }: { record: Equipment }) => (
  <>
    <HandOverButton record={record} />
    <CloneButton piece={record} />
    <StopButton record={record} />
    <PublicLink record={record} />
  </>
);
const LabelOf = ({ record }: { record: Equipment }) => (
  <>
    <PieceLabel pieceId={record.id} />
    <div>
      <LabelsButton of={{ ids: [record.id] }} />
    </div>
  </>
);

function PublicLink({ record }: { record: Equipment }) {
  const renewHint = t('Labels that are printed already open nothing from then on: print new ones.');
  return <PublicLinkButton page={{ model: 'Equipment', record_id: record.id, path: PUBLIC_PATH, renewHint }} />;
}
