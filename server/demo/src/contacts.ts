import { slugify } from './book.ts';
import type { Random } from './random.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { OUTSIDE_PEOPLE, OUTSIDE_ROLES } from './words/people.ts';

/** Creates customers, suppliers and their people. */
export function makeContacts(site: Site) {
  const { profile } = site;
  const customers = profile.customers.map(({ name, access }) =>
    addCompanyContact(site, name, { is_customer: 1, access_notes: access }),
  );
  const suppliers = profile.suppliers.map((name) =>
    addCompanyContact(site, name, { is_supplier: 1, access_notes: null }),
  );
  const companies = [...customers, ...suppliers];
  const count = profile.sizes.contacts - companies.length;
  const random = site.random.fork('contacts');
  const names = distinctNames(random, count);
  const people = names.map((name, index) => addPerson(site, name, itemAt(companies, index % companies.length)));
  return { customers, suppliers, people };
}

export type Contacts = ReturnType<typeof makeContacts>;
export type Contact = Contacts['customers'][number];

function addCompanyContact(
  site: Site,
  name: string,
  more: { is_customer?: 0 | 1; is_supplier?: 0 | 1; access_notes: string | null },
) {
  const random = site.random.fork(`contact/${name}`);
  const domain = `${slugify(name).slice(0, 24)}.test`;
  return site.add('Contact', {
    name,
    is_customer: more.is_customer ?? 0,
    is_supplier: more.is_supplier ?? 0,
    is_company: 1,
    phone: site.phone(random),
    email: `${random.pick(['office', 'info', 'accounts', 'facilities'])}@${domain}`,
    website: `https://${domain}`,
    ...site.place(random),
    access_notes: more.access_notes,
    notes: random.chance(0.3) ? random.pick(COMPANY_NOTES) : null,
    archived: 0,
    created_at: site.calendar.at(random.int(40, 900), 10),
  });
}

const COMPANY_NOTES = [
  'Pays within 30 days.',
  'Wants a purchase order number on every invoice.',
  'Prefers a call before any visit.',
  'Holdback of 10 % on contract work.',
  'Send reports as PDF to facilities.',
  'New contract year starts in April.',
] as const;

function addPerson(site: Site, name: string, company: { id: number; is_customer: 0 | 1; email: string }) {
  const random = site.random.fork(`contact/${name}`);
  const [, domain = 'mail.test'] = company.email.split('@');
  return site.add('Contact', {
    name,
    is_customer: company.is_customer,
    is_supplier: company.is_customer === 1 ? 0 : 1,
    is_company: 0,
    parent_id: company.id,
    phone: site.phone(random),
    email: `${slugify(name).replaceAll('-', '.')}@${domain}`,
    ...site.place(random),
    notes: random.pick(OUTSIDE_ROLES),
    archived: random.chance(0.04) ? 1 : 0,
    created_at: site.calendar.at(random.int(10, 700), 11),
  });
}

/** Takes the prepared names first, then recombines their first and last names. */
function distinctNames(random: Random, count: number): string[] {
  const names = new Set<string>(random.shuffle(OUTSIDE_PEOPLE).slice(0, count));
  const parts = OUTSIDE_PEOPLE.map((name) => name.split(' '));
  while (names.size < count) names.add(`${random.pick(parts)[0] ?? ''} ${random.pick(parts).at(-1) ?? ''}`);
  return [...names];
}
