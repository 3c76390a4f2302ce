import type { CompanyRecords } from './company-records.ts';
import type { Contacts } from './contacts.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import { flag, itemAt } from './site.ts';
import type { StatusType, Stop } from './words/services.ts';
import type { Site } from './site.ts';

export type ServiceCall = ReturnType<typeof addService>;

type Cast = { members: readonly Member[]; contacts: Contacts; records: CompanyRecords };

/** Creates service calls, newest first: today's and future ones, then a year back. */
export function makeServices(site: Site, cast: Cast): ServiceCall[] {
  const { sizes, calls, today } = site.profile;
  const techs = techsOf(cast.members);
  const order = site.random.fork('calls').shuffle(calls);
  return Array.from({ length: sizes.services }, (_, index) => {
    const stop = today[index];
    if (stop) return addService(site, { ...stop, index, daysAgo: 0, tech: itemAt(techs, 0), cast });
    const random = site.random.fork(`service/${index}`);
    const [title = '', priority = 'Normal'] = itemAt(order, index % order.length).split(' | ');
    const daysAgo = dayOf(index, sizes.services);
    const call = { title, priority, hour: random.int(15, 31) / 2, status: statusOf(index, daysAgo) };
    return addService(site, { ...call, index, daysAgo, tech: random.pick(techs), cast });
  });
}

/**
 * The service technicians; a company without any uses four field workers. The profile's day belongs to the first one.
 */
function techsOf(members: readonly Member[]): Member[] {
  const techs = ofTrade(members, 'service');
  return techs.length > 0 ? techs : ofTrade(members, 'field').slice(0, 4);
}

/** The first calls are some days ahead; the rest thins out over a year. */
function dayOf(index: number, count: number): number {
  if (index < 14) return Math.floor(index / 2) - 6;
  const share = (index - 14) / Math.max(1, count - 14);
  return 1 + Math.round(share * share * 355);
}

function statusOf(index: number, daysAgo: number): StatusType {
  if (daysAgo < 0) return index % 3 === 0 ? 'new' : 'scheduled';
  if (daysAgo === 0) return itemAt(['scheduled', 'en_route', 'on_site'] as const, index % 3);
  if (daysAgo < 12) return itemAt(['completed', 'waiting', 'completed', 'scheduled'] as const, index % 4);
  return index % 5 === 0 ? 'completed' : 'invoiced';
}

type NewService = Stop & { index: number; daysAgo: number; tech: Member; cast: Cast };

function addService(site: Site, call: NewService) {
  const { title, priority, hour, status, index, daysAgo, tech, cast } = call;
  const random = site.random.fork(`service/${index}/place`);
  const { customers } = cast.contacts;
  const customer = index === 1 ? itemAt(customers, 0) : random.pick(customers);
  const isAssigned = status !== 'new';
  const { address, city, province, country, postal_code, lat, long } = customer;
  const row = site.add('Service', {
    job_name: title,
    job_num: `S-${site.profile.newest.service - index}`,
    customer_id: customer.id,
    customer_name_cache: customer.name,
    assigned_to: isAssigned ? tech.user.id : null,
    status_id: statusId(cast.records, status),
    address,
    city,
    province,
    country,
    postal_code,
    lat,
    long,
    scheduled_at: site.calendar.at(daysAgo, hour),
    priority,
    archived: flag(daysAgo > 300),
    completed: isDone(status) ? site.calendar.at(daysAgo, hour + random.int(2, 8) / 2) : null,
    created_at: site.calendar.at(Math.max(daysAgo, 0) + random.int(1, 6), 8.5),
  });
  const people = isAssigned ? peopleOf(tech, { random, cast }) : [];
  for (const member of people) site.add('ServicePersonnel', { service_id: row.id, user_id: member.user.id });
  return { row, customer, status, daysAgo, hour, tech, people };
}

function isDone(status: StatusType): boolean {
  return status === 'completed' || status === 'invoiced';
}

function statusId({ statuses }: CompanyRecords, status: StatusType): number | null {
  return statuses.find(({ type }) => type === status)?.id ?? null;
}

/** The assigned technician, and on every fourth call a second one. */
function peopleOf(tech: Member, { random, cast }: { random: Random; cast: Cast }): Member[] {
  if (!random.chance(0.25)) return [tech];
  return [tech, random.pick(techsOf(cast.members).filter((member) => member !== tech))];
}
