import { contactChoicesQuery, contactQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import type { FieldSection, PageEntry } from '../engine/entry.ts';
import { placeSection } from '../parts/place-section.ts';
import { ContactContracts } from './contact-contracts.tsx';
import { ContactJobs } from './contact-jobs.tsx';
import { ContactKindTag } from './contact-kind-tag.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { SubContacts } from './sub-contacts.tsx';

const sections: readonly FieldSection<Contact>[] = [
  {
    title: 'Contact',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', required: true, wide: true },
      { kind: 'flag', name: 'is_customer', label: 'Customer' },
      { kind: 'flag', name: 'is_supplier', label: 'Supplier' },
      { kind: 'flag', name: 'is_company', label: 'This is a company' },
      { kind: 'flag', name: 'archived', label: 'Archived' },
      {
        kind: 'relation',
        name: 'parent_id',
        label: 'Company',
        choices: (typed) => contactChoicesQuery(typed, 'company'),
        shownOf: (contact) => contact.Company?.name ?? null,
      },
      { kind: 'tel', name: 'phone', label: 'Phone' },
      { kind: 'email', name: 'email', label: 'E-mail' },
      { kind: 'url', name: 'website', label: 'Website' },
    ],
  },
  placeSection([
    {
      kind: 'long-text',
      name: 'access_notes',
      label: 'Access notes',
      hint: 'Gate code, whom to ask, where to park: shown to the crew on the way.',
      wide: true,
    },
  ]),
  { title: 'Notes', fields: [{ kind: 'long-text', name: 'notes', label: 'Notes', wide: true }] },
];

export const contactPageEntry: PageEntry<Contact> = {
  model: 'Contact',
  record: 'Contact',
  list: { title: 'Contacts Network', to: '/contacts' },
  recordQuery: contactQuery,
  titleOf: (contact) => contact.name,
  subtitleOf: (contact) => [contact.Company?.name, contact.city].filter(Boolean).join(' · '),
  Status: ({ record }) => <ContactKindTag contact={record} />,
  tabs: [
    { key: 'summary', label: 'Summary', Panel: ContactSummary },
    { key: 'details', label: 'Details' },
    { key: 'jobs', label: 'Jobs', Panel: ContactJobs },
    { key: 'sub-contacts', label: 'Sub-contacts', Panel: SubContacts },
    {
      key: 'service-contracts',
      label: 'Service contracts',
      Panel: ContactContracts,
      isShown: (viewer) => hasModule(viewer, 'Services', 'read'),
    },
  ],
  tabTo: (idOrSlug, tab) => `/contact/${idOrSlug}/${tab}`,
  canWrite: ({ viewer }) => hasModule(viewer, 'Contacts', 'write'),
  sections,
  blank: { name: '', is_customer: 1, is_supplier: 0, is_company: 0, archived: 0 },
};
