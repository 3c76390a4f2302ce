import { contactChoicesQuery, contactQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import { mayRead } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { AssetsOfContact } from './assets-of-contact.tsx';
import { ContactJobs } from './contact-jobs.tsx';
import { ContactKindTag } from './contact-kind-tag.tsx';
import { ContactLocations } from './contact-locations.tsx';
import { ContactPurchases } from './contact-purchases.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { SubContacts } from './sub-contacts.tsx';

const sections: readonly FieldSection<'Contact', Contact>[] = [
  {
    title: msg('Contact'),
    fields: [
      { kind: 'text', name: 'name', label: msg('Name'), required: true, wide: true },
      { kind: 'flag', name: 'is_customer', label: msg('Customer') },
      { kind: 'flag', name: 'is_supplier', label: msg('Supplier') },
      { kind: 'flag', name: 'is_company', label: msg('This is a company') },
      { kind: 'flag', name: 'archived', label: msg('Archived') },
      {
        kind: 'relation',
        name: 'parent_id',
        label: msg('Company'),
        choices: (typed) => contactChoicesQuery(typed, 'company'),
        shownOf: (contact) => contact.Company?.name ?? null,
      },
      { kind: 'tel', name: 'phone', label: msg('Phone') },
      { kind: 'email', name: 'email', label: msg('E-mail') },
      { kind: 'url', name: 'website', label: msg('Website') },
    ],
  },
  placeSection([
    {
      kind: 'long-text',
      name: 'access_notes',
      label: msg('Access notes'),
      hint: msg('Gate code, whom to ask, where to park: shown to the crew on the way.'),
      wide: true,
    },
  ]),
  {
    title: msg('Taxes'),
    fields: [
      {
        kind: 'flag',
        name: 'tax_exempt',
        label: msg('Exempt from tax'),
        hint: msg(
          'New lines of their quotes and invoices have no tax. From which of several taxes is chosen under Settings.',
        ),
      },
      {
        kind: 'text',
        name: 'exempt_number',
        label: msg('Number of the exemption'),
        hint: msg('The number by which they prove it.'),
      },
    ],
  },
  { title: msg('Notes'), fields: [{ kind: 'long-text', name: 'notes', label: msg('Notes'), wide: true }] },
];

export const contactPageEntry: PageEntry<'Contact', Contact> = {
  model: 'Contact',
  record: msg('Contact'),
  newTitle: msg('New contact'),
  list: { title: msg('Contacts Network'), to: '/contacts' },
  recordQuery: contactQuery,
  titleOf: (contact) => contact.name,
  subtitleOf: (contact) => [contact.Company?.name, contact.city].filter(Boolean).join(' · '),
  Status: ({ record }) => <ContactKindTag contact={record} />,
  Below: ({ record }) => <RecordComments model="Contact" slug={record.slug} />,
  tabs: [
    { key: 'summary', label: msg('Summary'), Panel: ContactSummary },
    { key: 'details', label: msg('Details') },
    { key: 'locations', label: msg('Locations'), Panel: ContactLocations },
    { key: 'jobs', label: msg('Jobs'), Panel: ContactJobs },
    { key: 'sub-contacts', label: msg('Sub-contacts'), Panel: SubContacts },
    {
      key: 'purchases',
      label: msg('Purchases'),
      order: 70,
      Panel: ContactPurchases,
      isShown: mayRead('PurchaseOrder'),
    },
    { key: 'assets', label: msg('Assets'), order: 80, Panel: AssetsOfContact },
    { key: 'settings', label: msg('Settings'), order: 100, Panel: ContactSettings },
  ],
  tabPlace: tabPlace('contact.tab', ({ id, slug, name, is_customer, is_supplier }) => ({
    contact: { id, slug, name, isCustomer: is_customer === 1, isSupplier: is_supplier === 1 },
  })),
  tabTo: (idOrSlug, tab) => `/contact/${idOrSlug}/${tab}`,
  sections,
  blank: { name: '', is_customer: 1, is_supplier: 0, is_company: 0, archived: 0 },
};
