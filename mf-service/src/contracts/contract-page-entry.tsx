import { serviceContractQuery } from '@fieldspan/api/queries/financial';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { contactChoicesQuery } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import { t } from '@fieldspan/ui/i18n';
import type { PageEntry } from '@fieldspan/records/entry';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { ContractGlance } from './contract-glance.tsx';

/** What a contract includes has no record yet; each tab of the route map says so. */
const MISSING = [
  { key: 'tasks', label: 'Tasks', hint: 'What is done on each visit is agreed in the notes of the visits for now.' },
  { key: 'materials', label: 'Materials', hint: 'The materials themselves stand under Materials & Tasks.' },
  { key: 'files', label: 'Files', hint: 'Files of the visits stand with their service calls.' },
  { key: 'products', label: 'Products', hint: 'Machines of the customer have no record in this version.' },
  { key: 'personnel', label: 'Personnel', hint: 'Who goes is said on each service call.' },
] as const;

export const contractPageEntry: PageEntry<'ServiceContract', ServiceContractRow> = {
  model: 'ServiceContract',
  record: 'Service Contract',
  list: { title: 'Service contracts', to: '/service-contracts' },
  recordQuery: serviceContractQuery,
  titleOf: (contract) => contract.title,
  subtitleOf: (contract) => [contract.Customer?.name, contract.recurrence].filter(Boolean).join(' · '),
  Above: ContractGlance,
  tabs: [
    { key: 'details', label: 'Details' },
    ...MISSING.map(({ key, label, hint }) => ({
      key,
      label,
      Panel: () => <NotKept what={t('{{part}} of a contract', { part: t(label) })}>{t(hint)}</NotKept>,
    })),
  ],
  tabTo: (idOrSlug, tab) => `/service-contract/${idOrSlug}/${tab}`,
  canWrite: ({ viewer }) => hasModule(viewer, 'Services', 'write'),
  sections: [
    {
      title: 'Contract',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', required: true, wide: true },
        {
          kind: 'relation',
          name: 'customer_id',
          label: 'Customer',
          choices: (typed) => contactChoicesQuery(typed, 'customer'),
          shownOf: ({ Customer }) => Customer?.name ?? null,
        },
        { kind: 'text', name: 'recurrence', label: 'Visits', hint: 'Such as Monthly or Twice a year.' },
        { kind: 'date', name: 'next_due', label: 'Next due' },
        { kind: 'date', name: 'expiry', label: 'Ends' },
        { kind: 'number', name: 'price', label: 'Price', unit: '$' },
        { kind: 'flag', name: 'archived', label: 'Archived' },
      ],
    },
  ],
  blank: { title: '', archived: 0 },
};
