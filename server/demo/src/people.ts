import type { ModulePermissions } from '@fieldspan/domain/modules';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';
import type { Book } from './book.ts';
import type { CompanyRecords } from './company-records.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import type { Person } from './words/people.ts';

export type Trade = Person['trade'];
export type User = ReturnType<typeof addUser>;

/** Someone who works for the company. */
export type Member = { user: User; name: string; title: string; trade: Trade };

type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  title: string;
  tenantId: number;
  tosHash: string;
  lastActive: string;
};

/** tenantId is the person's active company; 0 for none. */
function addUser(book: Book, person: NewUser) {
  const { firstName, lastName, email, phone, title, tenantId, tosHash, lastActive } = person;
  const slug = firstName === '' ? 'new-colleague' : slugName(firstName, lastName);
  return book.add('User', tenantId, {
    first_name: firstName,
    last_name: lastName,
    email,
    phone_mobile: phone,
    job_title: title,
    image_id: null,
    last_active: lastActive,
    tos_hash: tosHash,
    locale: 'en',
    has_push_notification_devices: 0,
    slug,
  });
}

function slugName(first: string, last: string): string {
  return `${first}-${last}`
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z-]/g, '')
    .toLowerCase();
}

export type Account = keyof typeof DEMO_ACCOUNTS;

/** @param tosHash hash of the terms that the person agreed to */
export function addAccount(site: Site, key: Account, more: { title: string; tenantId: number; tosHash: string }): User {
  const account: DemoAccount = DEMO_ACCOUNTS[key];
  const { firstName, lastName, email } = account;
  const random = site.random.fork(`account/${key}`);
  const lastActive = site.calendar.minutesAgo(random.int(8, 400));
  return addUser(site.book, { firstName, lastName, email, phone: site.phone(random), lastActive, ...more });
}

type Employment = {
  role: 'Admin' | 'Basic';
  modules?: ModulePermissions;
  accepted?: boolean;
  trade: Trade;
  unionId?: number | null;
};

/** Makes a person an employee, or only invites them if they have not accepted. */
export function employ(
  site: Site,
  user: User,
  { role, modules = {}, accepted = true, trade, unionId = null }: Employment,
): void {
  site.add('UserPermission', {
    user_id: user.id,
    role_type: role,
    module_permissions: JSON.stringify(modules),
    is_inactive: 0,
    invite_accepted: accepted ? 1 : 0,
    invite_declined: 0,
    slug: site.random.fork(`invite/${user.id}`).token(32),
  });
  if (!accepted) return;
  site.add('UserCompanySetting', {
    user_id: user.id,
    is_service_tech: trade === 'service' ? 1 : 0,
    employee_num: String(1000 + user.id * 3),
    union_id: unionId,
  });
}

const READ = { read: true, write: false };
const WRITE = { read: true, write: true };

const OFFICE_MODULES: ModulePermissions = {
  Contacts: WRITE,
  Equipment: WRITE,
  Materials: WRITE,
  Users: READ,
  TimeLogs: WRITE,
  Certificates: WRITE,
  'Company Forms': WRITE,
  Locates: WRITE,
  'Service Quotes/Invoices': WRITE,
  'Job Invoices': WRITE,
  'Purchase Orders': WRITE,
  Projects: WRITE,
  Expenses: WRITE,
  Jobs: WRITE,
  Services: WRITE,
};

const MODULES_OF: Record<Trade, ModulePermissions> = {
  office: OFFICE_MODULES,
  field: { Equipment: READ },
  service: { Equipment: READ, Locates: READ },
};

/** The four modules that the office account reads. */
export const OFFICE_ACCOUNT_MODULES: ModulePermissions = {
  Contacts: READ,
  Equipment: READ,
  TimeLogs: READ,
  'Company Forms': READ,
};

/** Creates the company's people except the demo accounts. */
export function makeStaff(site: Site, tosHash: string, { unions }: CompanyRecords): Member[] {
  const { people, domain } = site.profile;
  return people.map(({ name, title, trade }, index) => {
    const random = site.random.fork(`person/${name}`);
    const [firstName = '', ...rest] = name.split(' ');
    const user = addUser(site.book, {
      firstName,
      lastName: rest.join(' '),
      email: `${slugName(firstName, rest.join('-'))}@${domain}`.replace('-', '.'),
      phone: site.phone(random),
      title,
      tenantId: site.tenantId,
      tosHash,
      lastActive: site.calendar.minutesAgo(random.int(2, 900)),
    });
    const isOwner = site.profile.key === 'lakeshore' && index === 0;
    employ(site, user, {
      role: isOwner ? 'Admin' : 'Basic',
      modules: MODULES_OF[trade],
      trade,
      unionId: unionOf(unions, trade),
    });
    return { user, name, title, trade };
  });
}

/** The last union agreement in the list is for the office, the one before it for service people. */
function unionOf(unions: CompanyRecords['unions'], trade: Trade): number {
  if (trade === 'office') return itemAt(unions, unions.length - 1).id;
  return itemAt(unions, trade === 'service' ? unions.length - 2 : 0).id;
}

export function memberOf(user: User, trade: Trade): Member {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return { user, name: name === '' ? 'New colleague' : name, title: user.job_title, trade };
}

export function ofTrade(members: readonly Member[], ...trades: readonly Trade[]): Member[] {
  return members.filter(({ trade }) => trades.includes(trade));
}
