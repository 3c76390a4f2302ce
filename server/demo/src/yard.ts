import { isDemoAccount } from './accounts.ts';
import type { Fleet, Machine } from './equipment.ts';
import type { Project } from './jobs.ts';
import { signature } from './participants.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addPhoto } from './uploads.ts';
import { PLACES, RETURNS } from './words/yard.ts';
import { makeBookings, makeKits } from './kits-and-bookings.ts';

type Cast = { fleet: Fleet; members: readonly Member[]; projects: readonly Project[] };

/** Who keeps the yard, what is under way, and where pieces may be. */
type Yard = {
  keeper: Member;
  members: readonly Member[];
  active: readonly Project[];
  places: readonly Place[];
};
type Place = { id: number; spots: RegExp | null };

/** Whoever hands equipment out. */
export const keeperOf = (members: readonly Member[]): Member =>
  members.find(({ title }) => /Warehouse|Office manager/.test(title)) ?? itemAt(members, 0);

/** Creates yards, vans and rooms, who has which piece and had it before, kits, and what is booked. */
export function makeYard(site: Site, { fleet, members, projects }: Cast): void {
  const keeper = keeperOf(members);
  const active = projects.filter(({ state }) => state === 'active');
  const yard = { keeper, members, active, places: makePlaces(site, keeper) };
  const live = fleet.machines.filter(({ row }) => row.archived === 0);
  for (const machine of live) {
    makeHistory(site, machine, yard);
    if (machine.row.holder_id === null) putAway(site, machine, yard);
    else handOut(site, machine, yard);
  }
  sendToSites(site, live, yard);
  stockVans(site, live, yard);
  makeKits(site, live, keeper);
  makeBookings(site, fleet, yard);
}

function makePlaces(site: Site, keeper: Member): Place[] {
  const { street, town } = site.profile;
  return PLACES.map(({ name, kind, spots }) => {
    const address = kind === 'yard' ? `${street}, ${town.name}` : null;
    return { id: site.add('EquipmentPlace', { name, kind, address, created_by: keeper.user.id }).id, spots };
  });
}

const placeOf = (machine: Machine, { places }: Yard): number =>
  (places.find(({ spots }) => spots?.test(machine.row.location ?? 'Yard')) ?? itemAt(places, 0)).id;

/** How many days ago a piece went out; the latest hand-over of one that is in was longer ago. */
const sinceOf = ({ row, number }: Machine): number => (row.holder_id === null ? 20 + (number % 90) : 1 + (number % 27));

/** Every third piece was out before, with somebody else, and came back as people bring things back. */
function makeHistory(site: Site, machine: Machine, yard: Yard): void {
  const { row, number } = machine;
  if (number % 3 !== 0) return;
  const random = site.random.fork(`custody/${number}`);
  for (let turn = 2; turn > 0; turn -= 1) {
    const outAgo = sinceOf(machine) + turn * 40 + random.int(2, 8);
    const inAgo = outAgo - random.int(6, 30);
    const came = itemAt(RETURNS, (number + turn) % RETURNS.length);
    const who = random.pick(yard.members);
    const out = site.calendar.at(outAgo, 7);
    const back = site.calendar.at(inAgo, 16);
    const next = turn === 2 ? site.calendar.at(sinceOf(machine) + 40 + 8, 7) : site.calendar.at(sinceOf(machine), 8);
    const common = { equipment_id: row.id, created_by: yard.keeper.user.id };
    site.add('EquipmentCustody', {
      ...common,
      kind: 'out',
      to_user_id: who.user.id,
      job_id: random.chance(0.6) ? random.pick(yard.active).row.id : null,
      due_on: site.calendar.date(inAgo),
      condition: 'good',
      handed_at: out,
      ended_at: back,
      created_at: out,
    });
    const returned = site.add('EquipmentCustody', {
      ...common,
      ...came,
      kind: 'in',
      place_id: itemAt(yard.places, turn - 1).id,
      handed_at: back,
      ended_at: next > back ? next : back,
      created_at: back,
    });
    if (came.condition === 'damaged') photographed(site, { machine, custodyId: returned.id, by: who, at: back });
  }
}

type Photographed = { machine: Machine; custodyId: number; by: Member; at: string };

/** What was wrong is on a photo of the hand-over. */
function photographed(site: Site, { machine, custodyId, by, at }: Photographed): void {
  const photo = addPhoto(site, 'plate', { by: by.user.id, at, name: `${machine.row.description}, damage.jpg` });
  site.add('EquipmentFile', {
    equipment_id: machine.row.id,
    file_id: photo.id,
    caption: 'Guard bent',
    custody_id: custodyId,
    created_by: by.user.id,
    created_at: at,
  });
}

function putAway(site: Site, machine: Machine, yard: Yard): void {
  const { row } = machine;
  const at = site.calendar.at(sinceOf(machine), 8);
  row.place_id = placeOf(machine, yard);
  site.add('EquipmentCustody', {
    kind: 'in',
    equipment_id: row.id,
    place_id: row.place_id,
    condition: 'good',
    handed_at: at,
    ended_at: null,
    created_by: yard.keeper.user.id,
    created_at: at,
  });
}

/** The person who has the piece has it for a project of theirs or for good, until a day; some are late. */
function handOut(site: Site, machine: Machine, yard: Yard): void {
  const { row, number } = machine;
  const random = site.random.fork(`out/${number}`);
  const holder = itemAt(
    yard.members.filter(({ user }) => user.id === row.holder_id),
    0,
  );
  const own = yard.active.filter(({ crew }) => crew.includes(holder));
  row.job_id = own.length > 0 && random.chance(0.6) ? random.pick(own).row.id : null;
  row.due_back_on = dueOf(site, machine, { holder, random });
  site.add('EquipmentCustody', {
    kind: 'out',
    equipment_id: row.id,
    to_user_id: row.holder_id,
    job_id: row.job_id,
    due_on: row.due_back_on,
    condition: random.chance(0.5) ? 'good' : null,
    signature_json: random.chance(0.3) ? signature(holder.name, false) : null,
    handed_at: row.out_since,
    ended_at: null,
    created_by: yard.keeper.user.id,
    ...(row.out_since !== null && { created_at: row.out_since }),
  });
}

/** Vans stay with their drivers. */
function dueOf(site: Site, machine: Machine, { holder, random }: { holder: Member; random: Random }): string | null {
  if (/van|pickup/i.test(machine.type.name)) return null;
  const days = sinceOf(machine);
  const isLate = machine.number % 11 === 4 && days > 4 && !isDemoAccount(holder.user.email);
  if (isLate) return site.calendar.date(random.int(1, Math.min(9, days - 2)));
  return random.chance(0.7) ? site.calendar.date(-random.int(3, 28)) : null;
}

/** A few large pieces stand on a site, in nobody's name. */
function sendToSites(site: Site, machines: readonly Machine[], yard: Yard): void {
  const large = machines.filter(
    ({ row, type }) => row.holder_id === null && /lift 26|heater|boom|excavator|box/i.test(type.name),
  );
  for (const [at, machine] of large.slice(0, 6).entries())
    goesOut(site, machine, { yard, job_id: itemAt(yard.active, at % 3).row.id, place_id: null, days: 9 - at });
}

/** Two vans of technicians are places themselves, with instruments in them. */
function stockVans(site: Site, machines: readonly Machine[], yard: Yard): void {
  const vans = machines.filter(({ row, type }) => row.holder_id !== null && /van|pickup|truck/i.test(type.name));
  const small = machines.filter(
    ({ row, type }) => row.holder_id === null && /detector|manifold|scale|saw|tamper/i.test(type.name),
  );
  for (const [at, van] of vans.slice(0, 2).entries()) {
    const name = `Van ${van.row.description.split(', ').at(-1) ?? ''}`;
    const { id } = site.add('EquipmentPlace', {
      name,
      kind: 'van',
      equipment_id: van.row.id,
      created_by: yard.keeper.user.id,
    });
    for (const machine of small.slice(at * 3, at * 3 + 3))
      goesOut(site, machine, { yard, job_id: null, place_id: id, days: null });
  }
}

type Going = { yard: Yard; job_id: number | null; place_id: number | null; days: number | null };

/** A piece that was put away goes out, to a project or a van. */
function goesOut(site: Site, machine: Machine, { yard, job_id, place_id, days }: Going): void {
  const { row } = machine;
  const at = site.calendar.at(4 + (machine.number % 9), 7);
  const before = site.rowsOf('EquipmentCustody').find((each) => each['equipment_id'] === row.id && !each['ended_at']);
  if (before) Object.assign(before, { ended_at: at });
  const due = days === null ? null : site.calendar.date(-days);
  Object.assign(row, { job_id, place_id, location: null, out_since: at, due_back_on: due });
  site.add('EquipmentCustody', {
    kind: 'out',
    equipment_id: row.id,
    job_id,
    place_id,
    due_on: due,
    condition: 'good',
    handed_at: at,
    ended_at: null,
    created_by: yard.keeper.user.id,
    created_at: at,
  });
}
