import type { Fleet, Machine } from './equipment.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { cents, itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addDocument, addPhoto } from './uploads.ts';
import { DOCUMENT_WORDS } from './words/captions.ts';
import { OUTAGES, PLANS } from './words/upkeep.ts';
import type { PlanWords } from './words/upkeep.ts';
import { keeperOf } from './yard.ts';

type Plan = { id: number; words: PlanWords };
type Shop = { keeper: Member; mechanics: readonly Member[] };
type Kept = { machine: Machine; plans: readonly Plan[]; shop: Shop };

/**
 * Creates what meters showed, what is done to pieces again and again, what was done, what is out of service, and papers.
 * What is due next follows from it, and the server works that out.
 */
export function makeUpkeep(site: Site, { fleet, members }: { fleet: Fleet; members: readonly Member[] }): void {
  const shop = { keeper: keeperOf(members), mechanics: ofTrade(members, 'field', 'service') };
  for (const type of fleet.types) {
    const plans = plansOf(site, type, shop);
    const machines = fleet.machines.filter(({ row }) => row.type_id === type.id && row.archived === 0);
    for (const machine of machines) service(site, { machine, plans, shop });
  }
  takeOut(site, fleet, shop);
  addPapers(site, fleet, shop);
}

type Type = Fleet['types'][number];

function plansOf(site: Site, { id, name, meter_unit: unit }: Type, { keeper }: Shop): Plan[] {
  return PLANS.filter(({ of }) => of.test(name)).map((words) => {
    const { title, details, every_days } = words;
    const every_meter = unit === null ? null : (words.every[unit] ?? null);
    const row = site.add('MaintenancePlan', {
      title,
      details,
      type_id: id,
      every_days,
      every_meter,
      created_by: keeper.user.id,
    });
    return { id: row.id, words };
  });
}

/** How much a meter goes on in a day. */
const A_DAY = { km: 58, mi: 36, h: 2.6 } as const;
const MONTH = 30;
const MONTHS = 6;

/** The meter on a day: it goes on evenly. */
function meterAt({ kind, number }: Machine, daysAgo: number): number | null {
  if (kind.meter_unit === null) return null;
  const today = kind.meter_unit === 'h' ? 2300 + ((number * 137) % 3400) : 48_000 + ((number * 4391) % 140_000);
  return Math.round(today - daysAgo * A_DAY[kind.meter_unit]);
}

function service(site: Site, { machine, plans, shop }: Kept): void {
  const { row, number } = machine;
  const readings: { daysAgo: number; by: number }[] = [];
  for (let month = MONTHS; month >= 0; month -= 1) {
    const by = row.holder_id ?? shop.keeper.user.id;
    if (meterAt(machine, 0) !== null) readings.push({ daysAgo: month * MONTH + 1 + (number % 9), by });
  }
  for (const plan of plans) readings.push(...done(site, { machine, plan, shop }));
  const read = readings.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { daysAgo, by } of read) {
    const at = site.calendar.at(daysAgo, 16.5);
    const value = meterAt(machine, daysAgo) ?? 0;
    site.add('EquipmentReading', { equipment_id: row.id, value, read_at: at, created_by: by, created_at: at });
    row.first_meter ??= value;
    row.meter = value;
    row.meter_at = at;
  }
}

type Done = { machine: Machine; plan: Plan; shop: Shop };

/** What was done by a plan, once or twice. @returns when the meter was read for it */
function done(site: Site, { machine, plan, shop }: Done): { daysAgo: number; by: number }[] {
  const { row, number } = machine;
  const random = site.random.fork(`service/${number}/${plan.words.title}`);
  // One in fourteen is past its day.
  const late = number % 14 === 9 ? plan.words.every_days + random.int(3, 20) : 0;
  const last = late || 4 + ((number * 37) % Math.max(5, plan.words.every_days - 8));
  const times = [last + plan.words.every_days - 6, last].filter((daysAgo) => daysAgo < 700);
  return times.flatMap((daysAgo) => {
    const mechanic = random.pick(shop.mechanics);
    const isOutside = plan.words.workshop !== null && random.chance(0.6);
    const meter = meterAt(machine, daysAgo);
    site.add('MaintenanceRecord', {
      equipment_id: row.id,
      plan_id: plan.id,
      title: plan.words.title,
      done_on: site.calendar.date(daysAgo),
      done_by: isOutside ? null : mechanic.user.id,
      done_by_name: isOutside ? plan.words.workshop : null,
      meter,
      cost: cents(plan.words.cost * (0.85 + random.next() * 0.4)),
      parts: plan.words.parts,
      notes: random.chance(0.3) ? itemAt(plan.words.notes, random.int(0, plan.words.notes.length - 1)) : null,
      created_by: shop.keeper.user.id,
      created_at: site.calendar.at(daysAgo, 16),
    });
    return meter === null ? [] : [{ daysAgo, by: mechanic.user.id }];
  });
}

/** Two pieces of the shop are out of service; one was, and is not any more. */
function takeOut(site: Site, { machines }: Fleet, { keeper, mechanics }: Shop): void {
  const idle = machines.filter(({ row, category }) => {
    const isSmall = /Vehicles|Trucks|Safety/.test(category);
    return row.archived === 0 && row.out_since === null && row.kit_id === null && !isSmall;
  });
  for (const [at, { cause, ago, release }] of OUTAGES.entries()) {
    const { row } = itemAt(idle, at * 4 + 1);
    site.add('EquipmentOutage', {
      equipment_id: row.id,
      cause,
      ...(release !== null && {
        release_note: release,
        released_at: site.calendar.at(ago - 4, 11),
        released_by: keeper.user.id,
      }),
      created_by: itemAt(mechanics, at).user.id,
      created_at: site.calendar.at(ago, 15),
    });
  }
}

/** Photos and the manual of the first pieces of a few types. */
function addPapers(site: Site, { machines }: Fleet, { keeper, mechanics }: Shop): void {
  const shown = machines.filter(({ number, row }) => number % 12 === 5 && row.archived === 0).slice(0, 10);
  for (const { row, type, number } of shown) {
    const at = site.calendar.at(20 + (number % 200), 10);
    const text = {
      title: `Manual, ${type.name}`,
      company: site.profile.name,
      date: at.slice(0, 10),
      facts: [
        ['Machine', row.description],
        ['Serial number', row.serial_num],
      ] as const,
      paragraphs: DOCUMENT_WORDS['cut-sheet'].paragraphs,
    };
    const by = itemAt(mechanics, number % mechanics.length).user.id;
    const manual = addDocument(
      site,
      { kind: 'cut-sheet', text },
      { by: keeper.user.id, at, name: `Manual ${number}.pdf` },
    );
    const photo = addPhoto(site, 'plate', { by, at, name: `Nameplate ${number}.jpg` });
    site.add('EquipmentFile', {
      equipment_id: row.id,
      file_id: manual.id,
      caption: text.title,
      created_by: keeper.user.id,
      created_at: at,
    });
    site.add('EquipmentFile', {
      equipment_id: row.id,
      file_id: photo.id,
      caption: 'Nameplate',
      created_by: by,
      created_at: at,
    });
  }
}
