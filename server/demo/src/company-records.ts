import { APP_KEYS, APPS } from '@fieldspan/domain/apps';
import { MODULES } from '@fieldspan/domain/modules';
import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import { cents } from './site.ts';
import type { Site } from './site.ts';
import { EXPENSE_GROUPS, REVENUE_CODES } from './words/money.ts';
import { RELEASE_NOTES } from './words/notices.ts';
import { SERVICE_STATUSES } from './words/services.ts';

/** A company's profile; fields are null while its setup is unfinished. */
export type Employer = {
  name: string;
  country: string;
  province: string;
  address: string | null;
  city: string | null;
  postal: string | null;
  phone: string | null;
  website: string | null;
};

/** Adds a company and its subscription; its id is its own tenant id. */
export function addCompany(
  book: Book,
  employer: Employer,
  more: { setupFinished: boolean; subscription: { type: 'Trial' | 'Paid'; expiry: string } },
) {
  const tenantId = book.rows('Company').length + 1;
  const company = book.add('Company', tenantId, {
    company_name: employer.name,
    country: employer.country,
    province: employer.province,
    address: employer.address,
    city: employer.city,
    postal_code: employer.postal,
    phone: employer.phone,
    website: employer.website,
    setup_finished: more.setupFinished ? 1 : 0,
    last_setup_step: more.setupFinished ? 6 : 2,
    is_free_user: 0,
    image_id: null,
    managing_user_id: null,
  });
  book.add('Subscription', tenantId, { ...more.subscription, seats: 50 });
  return company;
}

/** Records that belong to no company. */
export function addSharedRecords(book: Book, calendar: Calendar): void {
  MODULES.forEach((name, index) => {
    book.add('Module', 0, { name, description: `Read and write ${name}`, sort_order: index + 1 });
  });
  RELEASE_NOTES.forEach(({ title, body, daysAgo }) => {
    book.add('ReleaseNote', 0, {
      title,
      body,
      release_date: calendar.date(daysAgo),
      created_at: calendar.at(daysAgo, 9),
    });
  });
}

/** The settings, codes and lists of a company that an Admin manages. */
export function makeCompanyRecords(site: Site) {
  const { metric } = site.profile;
  site.add('CompanySetting', {
    job_defaults_json: JSON.stringify({ check_in_tolerance: metric ? 500 : 457.2, budget_hours: 120 }),
    taxes_json: JSON.stringify(
      metric ? { HST: { taxRate: 13, isDefault: true }, GST: 5 } : { 'MI sales tax': { taxRate: 6, isDefault: true } },
    ),
    default_pricing_json: JSON.stringify({ factor: 1, labour: metric ? 118 : 96, materials: 1.25 }),
    qbo_active: 0,
    document_colour: metric ? '#0b5c6b' : '#8a3b12',
  });
  makeApps(site);
  makeCodes(site);
  return { unions: makeUnions(site), statuses: makeStatuses(site), roles: makeRoles(site) };
}

function makeApps(site: Site): void {
  for (const key of APP_KEYS) {
    const { name, place } = APPS[key];
    site.add('AddonApp', { key, name, ui_location: place, is_installed: 1 });
  }
}

function makeCodes(site: Site): void {
  Object.entries(EXPENSE_GROUPS).forEach(([title, lines], index) => {
    const group = site.add('ExpenseGroup', { title, sort_order: index + 1 });
    for (const line of lines) {
      const [code = '', description = ''] = line.split(' | ');
      site.add('ExpenseCode', { code, description, expense_group_id: group.id, archived: 0 });
    }
  });
  for (const line of REVENUE_CODES) {
    const [code = '', description = ''] = line.split(' | ');
    site.add('RevenueCode', { code, description });
  }
}

function makeUnions(site: Site) {
  const titles = site.profile.metric
    ? ['Pipe trades, ICI', 'Sheet metal, ICI', 'Service and maintenance', 'Office']
    : ['Operating engineers', 'Laborers', 'Office'];
  return titles.map((title, index) => {
    const base = 52 - index * 6;
    return site.add('Union', {
      title,
      is_default: index === 0 ? 1 : 0,
      archived: 0,
      pay_scales: JSON.stringify([
        { title: 'Journeyperson', rate: base },
        { title: 'Apprentice, 3rd year', rate: cents(base * 0.7) },
        { title: 'Foreperson', rate: cents(base * 1.12) },
      ]),
      mileage_zones_json: JSON.stringify([
        { name: 'Zone 1', upTo: 40, rate: 0 },
        { name: 'Zone 2', upTo: 80, rate: 28 },
        { name: 'Zone 3', upTo: 120, rate: 46 },
      ]),
      default_cost_hr: cents(base * 1.38),
      ot15_cost_hr: cents(base * 1.96),
      ot2_cost_hr: cents(base * 2.54),
      ot25_cost_hr: cents(base * 3.12),
    });
  });
}

function makeStatuses(site: Site) {
  return SERVICE_STATUSES.map(([type, label], index) =>
    site.add('ServiceStatus', { type, label, sort_order: index + 1 }),
  );
}

/** Roles on a job. Columns: title, required, reviews time logs, reads, writes, reads financials. */
const ROLES = [
  ['Project manager', 1, 1, 1, 1, 1],
  ['Foreperson', 1, 1, 1, 1, 0],
  ['Safety representative', 1, 0, 1, 0, 0],
  ['Journeyperson', 0, 0, 1, 0, 0],
  ['Apprentice', 0, 0, 1, 0, 0],
  ['Estimator', 0, 0, 1, 0, 1],
] as const;

function makeRoles(site: Site) {
  return ROLES.map(([title, role_required, review_timelogs, read_perms, write_perms, read_financials]) =>
    site.add('JobPersonnelRole', { title, role_required, review_timelogs, read_perms, write_perms, read_financials }),
  );
}

export type CompanyRecords = ReturnType<typeof makeCompanyRecords>;
