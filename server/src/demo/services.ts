import type { CompanyRecords, StatusType } from './company-records.ts';
import type { Contacts } from './contacts.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';

export type ServiceCall = ReturnType<typeof addService>;

type Cast = { members: readonly Member[]; contacts: Contacts; records: CompanyRecords };

/** A call at the hour of today on which the demo's technician has it. */
type Stop = { hour: number; title: string; priority: string; status: StatusType };

/** The technician's day; the same titles are in the word list. */
const TODAY: readonly Stop[] = [
  { hour: 8, title: 'Boiler lockout, flame failure', priority: 'High', status: 'on_site' },
  { hour: 11, title: 'Rooftop unit RTU-3, no heat', priority: 'High', status: 'scheduled' },
  { hour: 13.5, title: 'Backflow test and tag', priority: 'Normal', status: 'scheduled' },
  { hour: 15, title: 'Quarterly filter change', priority: 'Low', status: 'scheduled' },
];

/** Service calls, newest first: today's and coming ones, then a year back. */
export function makeServices(site: Site, cast: Cast): ServiceCall[] {
  const { sizes, calls } = site.profile;
  const techs = techsOf(site, cast.members);
  const order = site.random.fork('calls').shuffle(calls);
  return Array.from({ length: sizes.services }, (_, index) => {
    const stop = TODAY[index];
    const random = site.random.fork(`service/${index}`);
    const [title = '', priority = 'Normal'] = itemAt(order, index % order.length).split(' | ');
    const daysAgo = stop ? 0 : dayOf(index, sizes.services);
    const tech = stop ? itemAt(techs, 0) : random.pick(techs);
    return addService(site, {
      title: stop?.title ?? title,
      priority: stop?.priority ?? priority,
      hour: stop?.hour ?? random.int(15, 31) / 2,
      status: stop?.status ?? statusOf(index, daysAgo),
      index,
      daysAgo,
      tech,
      cast,
    });
  });
}

/** Service people; the first of them is the one whose day is told above. */
function techsOf(site: Site, members: readonly Member[]): Member[] {
  const techs = ofTrade(members, 'service');
  return techs.length > 0 ? techs : ofTrade(members, 'field').slice(0, 4);
}

/** The first dozen lie ahead, the rest thins out over a year. */
function dayOf(index: number, count: number): number {
  if (index < 14) return 3 - Math.floor(index / 2);
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
  const isDone = status === 'completed' || status === 'invoiced';
  const row = site.add('Service', {
    job_name: title,
    job_num: `S-${site.profile.newest.service - index}`,
    customer_id: customer.id,
    customer_name_cache: customer.name,
    assigned_to: status === 'new' ? null : tech.user.id,
    status_id: cast.records.statuses.find(({ type }) => type === status)?.id ?? null,
    address: customer.address,
    city: customer.city,
    province: customer.province,
    country: customer.country,
    postal_code: customer.postal_code,
    lat: customer.lat,
    long: customer.long,
    scheduled_at: site.calendar.at(daysAgo, hour),
    priority,
    archived: daysAgo > 300 ? 1 : 0,
    completed: isDone ? site.calendar.at(daysAgo, hour + random.int(2, 8) / 2) : null,
    created_at: site.calendar.at(Math.max(daysAgo, 0) + random.int(1, 6), 8.5),
  });
  const people = status === 'new' ? [] : [tech];
  if (people.length > 0 && random.chance(0.25)) people.push(random.pick(techsOf(site, cast.members).filter((member) => member !== tech)));
  for (const member of people) site.add('ServicePersonnel', { service_id: row.id, user_id: member.user.id });
  return { row, customer, status, daysAgo, hour, tech, people };
}
