import { serviceContractQuery } from '@fieldspan/api/queries/financial';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { contactChoicesQuery } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import type { PageEntry } from '@fieldspan/records/entry';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { ContractGlance } from './contract-glance.tsx';

/** What a contract includes is not stored yet; each tab of the route map says so. */
const MISSING = [
  {
    key: 'tasks',
    label: msg('Tasks'),
    title: msg('Tasks of a contract are not kept here yet'),
    hint: msg('What is done on each visit is agreed in the notes of the visits for now.'),
  },
  {
    key: 'materials',
    label: msg('Materials'),
    title: msg('Materials of a contract are not kept here yet'),
    hint: msg('The materials themselves stand under Materials & Tasks.'),
  },
  {
    key: 'files',
    label: msg('Files'),
    title: msg('Files of a contract are not kept here yet'),
    hint: msg('Files of the visits stand with their service calls.'),
  },
  {
    key: 'products',
    label: msg('Products'),
    title: msg('Products of a contract are not kept here yet'),
    hint: msg('Machines of the customer have no record in this version.'),
  },
  {
    key: 'personnel',
    label: msg('Personnel'),
    title: msg('Personnel of a contract are not kept here yet'),
    hint: msg('Who goes is said on each service call.'),
  },
] as const;

export const contractPageEntry: PageEntry<'ServiceContract', ServiceContractRow> = {
  model: 'ServiceContract',
  record: msg('Service Contract'),
  newTitle: msg('New service contract'),
  list: { title: msg('Service contracts'), to: '/service-contracts' },
  recordQuery: serviceContractQuery,
  titleOf: (contract) => contract.title,
  subtitleOf: (contract) => [contract.Customer?.name, contract.recurrence].filter(Boolean).join(' · '),
  Above: ContractGlance,
  tabs: [
    { key: 'details', label: msg('Details') },
    ...MISSING.map(({ key, label, title, hint }) => ({
      key,
      label,
      Panel: () => <NotKept title={translated(title)}>{translated(hint)}</NotKept>,
    })),
  ],
  tabTo: (idOrSlug, tab) => `/service-contract/${idOrSlug}/${tab}`,
  sections: [
    {
      title: msg('Contract'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Title'), required: true, wide: true },
        {
          kind: 'relation',
          name: 'customer_id',
          label: msg('Customer'),
          choices: (typed) => contactChoicesQuery(typed, 'customer'),
          shownOf: ({ Customer }) => Customer?.name ?? null,
        },
        { kind: 'text', name: 'recurrence', label: msg('Visits'), hint: msg('Such as Monthly or Twice a year.') },
        { kind: 'date', name: 'next_due', label: msg('Next due') },
        { kind: 'date', name: 'expiry', label: msg('Ends') },
        { kind: 'number', name: 'price', label: msg('Price'), unit: '$' },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { title: '', archived: 0 },
};
