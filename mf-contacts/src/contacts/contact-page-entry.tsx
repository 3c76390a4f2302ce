import { contactChoicesQuery, contactQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import { t } from '@fieldspan/ui/i18n';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { ContactJobs } from './contact-jobs.tsx';
import { ContactKindTag } from './contact-kind-tag.tsx';
import { ContactPlaces } from './contact-places.tsx';
import { ContactPurchases } from './contact-purchases.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { NoAssets } from './no-assets.tsx';
import { SubContacts } from './sub-contacts.tsx';

const sections: readonly FieldSection<'Contact', Contact>[] = [
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

export const contactPageEntry: PageEntry<'Contact', Contact> = {
  model: 'Contact',
  record: 'Contact',
  list: { title: 'Contacts Network', to: '/contacts' },
  recordQuery: contactQuery,
  titleOf: (contact) => contact.name,
  subtitleOf: (contact) => [contact.Company?.name, contact.city].filter(Boolean).join(' · '),
  Status: ({ record }) => <ContactKindTag contact={record} />,
  Below: ({ record }) => <RecordComments model="Contact" slug={record.slug} />,
  tabs: [
    { key: 'summary', label: 'Summary', Panel: ContactSummary },
    { key: 'details', label: 'Details' },
    { key: 'locations', label: 'Locations', Panel: ContactPlaces },
    { key: 'jobs', label: 'Jobs', Panel: ContactJobs },
    { key: 'sub-contacts', label: 'Sub-contacts', Panel: SubContacts },
    {
      key: 'purchases',
      label: 'Purchases',
      order: 70,
      Panel: ContactPurchases,
      isShown: (viewer) => hasModule(viewer, 'Purchase Orders', 'read'),
    },
    { key: 'assets', label: 'Assets', order: 80, Panel: () => <NoAssets what={t('Contact assets')} /> },
    {
      key: 'files',
      label: 'Files',
      order: 90,
      Panel: ({ record }) => (
        <NotKept what={t('Files of a contact')} instead={{ label: t('Jobs'), to: `/contact/${record.slug}/jobs` }}>
          {t('Files stand with the project or the service call that they belong to.')}
        </NotKept>
      ),
    },
    {
      key: 'settings',
      label: 'Settings',
      order: 100,
      Panel: ({ record }) => (
        <NotKept
          what={t('Settings of a contact')}
          instead={{ label: t('Details'), to: `/contact/${record.slug}/details` }}
        >
          {t('What a contact is, and whether it is archived, stands under its details.')}
        </NotKept>
      ),
    },
  ],
  tabPlace: tabPlace('contact.tab', ({ id, slug, name, is_customer, is_supplier }) => ({
    contact: { id, slug, name, isCustomer: is_customer === 1, isSupplier: is_supplier === 1 },
  })),
  tabTo: (idOrSlug, tab) => `/contact/${idOrSlug}/${tab}`,
  canWrite: ({ viewer }) => hasModule(viewer, 'Contacts', 'write'),
  sections,
  blank: { name: '', is_customer: 1, is_supplier: 0, is_company: 0, archived: 0 },
};
