import { equipmentFormListQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentForm } from '@fieldspan/api/queries/equipment';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { InstantCell } from '@fieldspan/records/cells/instant-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { RecordList } from '@fieldspan/records/list/record-list';
import { where } from '@fieldspan/records/list/where';
import { t } from '@fieldspan/ui/i18n';
import { equipmentArea, readsEquipment } from '../equipment-area.ts';

const titleOf = ({ FormChildTemplate, FormTemplate }: EquipmentForm): string =>
  FormChildTemplate?.description ?? FormTemplate?.title ?? t('Form');

const formListEntry: ListEntry<'CompanyForm', EquipmentForm> = {
  model: 'CompanyForm',
  title: msg('Equipment forms'),
  area: { of: equipmentArea, tab: 'forms' },
  record: recordMessages('Form', 'Forms'),
  searchLabel: msg('Search forms'),
  searchFields: ['FormTemplate.title', 'FormChildTemplate.description', 'Equipment.description'],
  path: () => '/equipment/forms',
  chips: [{ key: 'all', label: msg('All'), filters: () => where({ equipment_id: { not: null } }) }],
  defaultSort: { key: 'created_at', direction: 'desc' },
  columns: [
    { key: 'form', header: msg('Form'), card: 'title', cell: titleOf },
    {
      key: 'piece',
      header: msg('Equipment'),
      inFile: 'Equipment',
      card: 'fact',
      cell: (form) => <Muted>{form.Equipment?.description}</Muted>,
    },
    {
      key: 'by',
      header: msg('Filled in by'),
      inFile: 'User',
      card: 'hidden',
      cell: (form) => <Muted>{form.User && personName(form.User)}</Muted>,
    },
    {
      key: 'at',
      header: msg('Filled in'),
      sort: 'created_at',
      card: 'fact',
      cell: (form) => <InstantCell at={form.created_at} />,
    },
  ],
  rowsQuery: equipmentFormListQuery,
  rowTo: ({ slug }) => `/form/view/${slug}`,
  mayRead: readsEquipment,
  emptyHint: msg('Inspections of equipment that were filled in show here.'),
};

/** Forms about equipment, of all machines. */
export const FormsScreen = () => <RecordList entry={formListEntry} />;
