import { serviceContractQuery } from '@fieldspan/api/queries/financial';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { contactChoicesQuery } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import type { PageEntry } from '@fieldspan/records/entry';
import type { Field } from '@fieldspan/records/field';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { ContractGlance } from './contract-glance.tsx';
import {
  ContractForms,
  ContractMaterials,
  ContractPersonnel,
  ContractProducts,
  ContractTasks,
} from './contract-parts.tsx';
import { ContractVisits } from './contract-visits.tsx';

const STATES = [
  { value: 'draft', label: msg('Draft') },
  { value: 'active', label: msg('In force') },
  { value: 'ended', label: msg('Ended') },
] as const;

const VISIT_FIELDS: readonly Field<'ServiceContract', ServiceContractRow>[] = [
  { kind: 'number', name: 'duration_min', label: msg('Takes'), unit: 'min' },
  {
    kind: 'number',
    name: 'lead_days',
    label: msg('Made so long before'),
    unit: 'd',
    hint: msg('A visit shows on the schedule so many days before it.'),
  },
  {
    kind: 'choice',
    name: 'holiday_rule',
    label: msg('On a weekend or holiday'),
    options: [
      { value: 'same_day', label: msg('Go all the same') },
      { value: 'next_working_day', label: msg('The next working day') },
    ],
  },
  {
    kind: 'choice',
    name: 'signature_rule',
    label: msg('Signature'),
    options: [
      { value: 'none', label: msg('Not needed') },
      { value: 'customer', label: msg('The customer signs, or it is said why not') },
    ],
  },
];

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
    { key: 'visits', label: msg('Visits'), Panel: ContractVisits },
    { key: 'tasks', label: msg('Tasks'), Panel: ContractTasks },
    { key: 'forms', label: msg('Forms'), Panel: ContractForms },
    { key: 'materials', label: msg('Materials'), Panel: ContractMaterials },
    { key: 'products', label: msg('Products'), Panel: ContractProducts },
    { key: 'personnel', label: msg('Personnel'), Panel: ContractPersonnel },
  ],
  tabPlace: tabPlace('contract.tab', ({ id, slug, title }) => ({ contract: { id, slug, name: title } })),
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
        { kind: 'choice', name: 'state', label: msg('State'), options: STATES },
        { kind: 'date', name: 'expiry', label: msg('Ends') },
        { kind: 'number', name: 'price', label: msg('Price'), unit: '$' },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
    { title: msg('Each visit'), fields: VISIT_FIELDS },
  ],
  blank: {
    title: '',
    archived: 0,
    duration_min: 60,
    lead_days: 30,
    holiday_rule: 'same_day',
    signature_rule: 'none',
    state: 'draft',
  },
};
