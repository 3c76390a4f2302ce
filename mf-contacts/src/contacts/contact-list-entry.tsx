import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { contactsQuery } from '@fieldspan/api/queries/records';
import type { ContactRow } from '@fieldspan/api/queries/records';
import { t } from '@fieldspan/ui/i18n';
import { IconArchive } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { Muted } from '@fieldspan/records/cells/muted';
import { ContactKindTag } from './contact-kind-tag.tsx';

export const contactListEntry: ListEntry<'Contact', ContactRow> = {
  model: 'Contact',
  title: msg('Contacts Network'),
  record: recordMessages('Contact', 'Contacts'),
  searchLabel: msg('Search contacts'),
  searchFields: ['name', 'email', 'phone', 'city'],
  path: () => '/contacts',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({ archived: 0 }) },
    { key: 'customers', label: msg('Customers'), filters: () => where({ archived: 0, is_customer: 1 }) },
    { key: 'suppliers', label: msg('Suppliers'), filters: () => where({ archived: 0, is_supplier: 1 }) },
    { key: 'companies', label: msg('Companies'), filters: () => where({ archived: 0, is_company: 1 }) },
    { key: 'people', label: msg('People'), filters: () => where({ archived: 0, is_company: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'name', direction: 'asc' },
  columns: [
    {
      key: 'name',
      header: msg('Name'),
      sort: 'name',
      field: { kind: 'text', name: 'name', label: msg('Name'), required: true },
      card: 'title',
      cell: (contact) => contact.name,
    },
    {
      key: 'kind',
      header: msg('Kind'),
      inFile: ['is_customer', 'is_supplier', 'is_company'],
      group: { by: 'is_company', name: (value) => (value === 1 ? t('Companies') : t('People')) },
      card: 'status',
      cell: (contact) => <ContactKindTag contact={contact} />,
    },
    {
      key: 'company',
      header: msg('Company'),
      inFile: 'Company',
      group: { by: 'Company' },
      card: 'hidden',
      cell: (contact) => <Muted>{contact.Company?.name}</Muted>,
    },
    {
      key: 'phone',
      header: msg('Phone'),
      inFile: 'phone',
      field: { kind: 'tel', name: 'phone', label: msg('Phone') },
      card: 'fact',
      cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : <Muted>{null}</Muted>),
    },
    {
      key: 'email',
      header: msg('E-mail'),
      sort: 'email',
      field: { kind: 'email', name: 'email', label: msg('E-mail') },
      card: 'hidden',
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : <Muted>{null}</Muted>),
    },
    {
      key: 'city',
      header: msg('City'),
      sort: 'city',
      group: { by: 'city' },
      field: { kind: 'text', name: 'city', label: msg('City') },
      card: 'fact',
      cell: (contact) => <Muted>{contact.city}</Muted>,
    },
  ],
  rowsQuery: contactsQuery,
  rowTo: (contact) => `/contact/${contact.slug}/summary`,
  changes: {
    editTo: (contact) => `/contact/${contact.slug}/details`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  imports: true,
  create: {
    label: msg('New contact'),
    to: '/contact/new/details',
  },
  emptyHint: msg('Customers, suppliers and the people who work for them.'),
};
