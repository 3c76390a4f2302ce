import { makeBilling } from './billing.ts';
import { makeKeptLines } from './kept-lines.ts';
import { addAccount, employ, makeStaff, memberOf, OFFICE_ACCOUNT_MODULES } from './people.ts';
import type { Member, User } from './people.ts';
import { makeAssets } from './assets.ts';
import { Book } from './book.ts';
import { Calendar } from './calendar.ts';
import { addCompany, addSharedRecords, makeCompanyRecords } from './company-records.ts';
import type { Employer } from './company-records.ts';
import { makeContracts } from './contracts.ts';
import { makeContacts } from './contacts.ts';
import { makeEquipment } from './equipment.ts';
import { addFaces, photographEquipment } from './faces.ts';
import { makeForms } from './filled-forms.ts';
import { makeTemplates } from './form-templates.ts';
import { makeJobs } from './jobs.ts';
import { makeLibrary } from './library.ts';
import { addMessages } from './messages.ts';
import { makeExpenses, makeInvoices, makeLabourTasks, makeMaterials, makeOrders } from './money.ts';
import { makeNotifications } from './notifications.ts';
import { LAKESHORE, NORTHGATE } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { makeDeliveries } from './purchasing.ts';
import { Random } from './random.ts';
import { commentedRecords } from './commented.ts';
import { makeCertificates, makeLocates, makeSafetyTasks } from './safety.ts';
import { makeServices } from './services.ts';
import { makeVisits } from './visits.ts';
import { Site } from './site.ts';
import { makeYardAndLibrary } from './yard-and-library.ts';
import type { Later } from './yard-and-library.ts';
import { makeThreads } from './threads.ts';
import type { Talked } from './threads.ts';
import { makeTimeLogs } from './time-logs.ts';
import type { FilePlan } from './file-plan.ts';

/** All demo data before it is stored. */
export type World = { book: Book; plans: FilePlan[] } & Later;

type Base = { book: Book; calendar: Calendar; random: Random; plans: FilePlan[]; later: Later };

/** Hash of last year's terms: people who only agreed to these must agree again. */
const FORMER_TERMS = 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2';

/**
 * Generates all rows and the list of files. Does not use the clock, the disk or the database.
 * @param now the moment that all dates are counted back from
 * @param tosHash hash of the current terms
 */
export function makeWorld({ now, tosHash }: { now: Date; tosHash: string }): World {
  const random = new Random('fieldspan');
  const calendar = new Calendar(now);
  const book = new Book(random.fork('slugs'), calendar.at(420, 9));
  const later: Later = { shared: [], planRoom: [], trashed: [] };
  const base = { book, calendar, random, plans: [], later };
  addSharedRecords(book, calendar);
  const northgate = openSite(NORTHGATE, base);
  const lakeshore = openSite(LAKESHORE, base);
  const crew = addAccount(northgate.site, 'crew', { title: 'Apprentice', tenantId: northgate.site.tenantId, tosHash });
  const talked = [
    ...fillSite(northgate, [...northgateAccounts(northgate.site, tosHash), hired(northgate.site, crew)], tosHash),
    ...fillSite(lakeshore, [hired(lakeshore.site, crew)], tosHash),
  ];
  addMessages(talked);
  addTrialCompany(base, tosHash);
  addUnfinishedCompany(base, tosHash);
  addProvider(base, tosHash);
  return { book, plans: base.plans, ...later };
}

type Opened = { site: Site; company: ReturnType<typeof addCompany>; later: Later };

function openSite(profile: Profile, base: Base): Opened {
  const employer = {
    name: profile.name,
    country: profile.country,
    province: profile.province,
    address: profile.street,
    city: profile.town.name,
    postal: profile.country === 'CA' ? `${profile.town.postal} 2K4` : profile.town.postal,
    phone: `${profile.areaCode}-555-0100`,
    website: `https://${profile.domain}`,
  };
  const company = addCompany(base.book, employer, {
    setupFinished: true,
    subscription: { type: 'Paid', expiry: base.calendar.at(-240, 0) },
  });
  return { site: new Site(profile, company.id, base), company, later: base.later };
}

function northgateAccounts(site: Site, tosHash: string): Member[] {
  const { tenantId } = site;
  const admin = addAccount(site, 'admin', { title: 'Operations manager', tenantId, tosHash });
  const office = addAccount(site, 'office', { title: 'Project coordinator', tenantId, tosHash });
  const tech = addAccount(site, 'tech', { title: 'Service technician', tenantId, tosHash });
  const newterms = addAccount(site, 'newterms', { title: 'Plumber', tenantId, tosHash: FORMER_TERMS });
  const noname = addAccount(site, 'noname', { title: 'Helper', tenantId, tosHash });
  const invited = addAccount(site, 'invited', { title: 'Gas fitter', tenantId: 0, tosHash });
  employ(site, admin, { role: 'Admin', trade: 'office' });
  employ(site, office, { role: 'Basic', modules: OFFICE_ACCOUNT_MODULES, trade: 'office' });
  employ(site, tech, {
    role: 'Basic',
    modules: { Equipment: { read: true, write: false }, Locates: { read: true, write: false } },
    trade: 'service',
  });
  employ(site, newterms, { role: 'Basic', trade: 'field' });
  employ(site, noname, { role: 'Basic', trade: 'field' });
  employ(site, invited, { role: 'Basic', trade: 'service', accepted: false });
  return [
    memberOf(admin, 'office'),
    memberOf(office, 'office'),
    memberOf(tech, 'service'),
    memberOf(newterms, 'field'),
    memberOf(noname, 'field'),
  ];
}

function hired(site: Site, user: User): Member {
  employ(site, user, { role: 'Basic', modules: { Equipment: { read: true, write: false } }, trade: 'field' });
  return memberOf(user, 'field');
}

/** Generates a company's records in the order of their dependencies. People without a name have no records yet. */
function fillSite({ site, company, later }: Opened, accounts: readonly Member[], tosHash: string): Talked[] {
  const records = makeCompanyRecords(site);
  const members = [...accounts, ...makeStaff(site, tosHash, records)];
  company.managing_user_id =
    (members.find(({ title }) => /Operations manager|Owner/.test(title)) ?? members[0])?.user.id ?? null;
  company.image_id = addFaces(site, members).id;
  const named = members.filter(({ user }) => user.first_name !== '');
  const contacts = makeContacts(site);
  makeMaterials(site, contacts);
  makeLabourTasks(site);
  makeKeptLines(site);
  makeSafetyTasks(site);
  const projects = makeJobs(site, { members: named, contacts, records });
  const services = makeServices(site, { members: named, contacts, records });
  makeVisits(site, { members: named, services, projects });
  makeAssets(site, { contacts, services });
  const fleet = makeEquipment(site, named);
  const library = makeLibrary(site, { members: named, projects, services });
  photographEquipment(site, fleet, named);
  const logs = makeTimeLogs(site, { members: named, projects, services });
  const expenses = makeExpenses(site, { members: named, projects, services, contacts });
  const invoices = makeInvoices(site, services);
  makeBilling(site, projects);
  const orders = makeOrders(site, { members: named, projects, services, contacts });
  makeDeliveries(site, orders, named);
  const contracts = makeContracts(site, { contacts, members: named });
  const certificates = makeCertificates(site, named, library);
  makeLocates(site, projects);
  makeForms(site, {
    members: named,
    projects,
    services,
    fleet,
    library,
    templates: makeTemplates(site, { records, fleet }),
  });
  makeNotifications(site, { members: named, projects, services, fleet });
  const commented = commentedRecords(site, {
    logs,
    expenses,
    services,
    invoices,
    orders,
    contracts,
    contacts,
    fleet,
    library,
    certificates,
  });
  const threads = makeThreads(site, { members: named, projects, services, commented, library });
  makeYardAndLibrary(site, { fleet, library, members: named, projects, services }, later);
  return threads;
}

const TRIAL: Employer = {
  name: 'Grand River Plumbing',
  country: 'CA',
  province: 'ON',
  address: '7 Gristmill Court',
  city: 'Fergus',
  postal: 'N1M 1A1',
  phone: '519-555-0180',
  website: 'https://grandriver.test',
};
const UNFINISHED: Employer = {
  name: 'Bruce Coast Electric',
  country: 'CA',
  province: 'ON',
  address: null,
  city: null,
  postal: null,
  phone: null,
  website: null,
};

const PROVIDER: Employer = {
  name: 'Fieldspan',
  country: 'CA',
  province: 'ON',
  address: '55 Wyndham Street North',
  city: 'Guelph',
  postal: 'N1H 7T8',
  phone: '519-555-0100',
  website: 'https://fieldspan.test',
};

/** A company whose trial ended four days ago. */
function addTrialCompany(base: Base, tosHash: string): void {
  const company = addCompany(base.book, TRIAL, {
    setupFinished: true,
    subscription: { type: 'Trial', expiry: base.calendar.at(4, 12) },
  });
  manage(base, company, { key: 'trial', tosHash });
}

/** A company that stopped at the second step of its setup. */
function addUnfinishedCompany(base: Base, tosHash: string): void {
  const company = addCompany(base.book, UNFINISHED, {
    setupFinished: false,
    subscription: { type: 'Trial', expiry: base.calendar.at(-13, 12) },
  });
  manage(base, company, { key: 'setup', tosHash });
}

/** The provider's own company, whose staff answer everybody's support threads. */
function addProvider(base: Base, tosHash: string): void {
  const company = addCompany(base.book, PROVIDER, {
    setupFinished: true,
    subscription: { type: 'Paid', expiry: base.calendar.at(-3650, 0) },
  });
  manage(base, company, { key: 'support', tosHash });
}

function manage(
  base: Base,
  company: Opened['company'],
  { key, tosHash }: { key: 'trial' | 'setup' | 'support'; tosHash: string },
): void {
  const site = new Site({ ...NORTHGATE, key, name: company.company_name }, company.id, base);
  const user = addAccount(site, key, { title: 'Owner', tenantId: company.id, tosHash });
  employ(site, user, { role: 'Admin', trade: 'office' });
  company.managing_user_id = user.id;
  makeCompanyRecords(site);
}
