import { slugify } from './book.ts';
import type { Member } from './people.ts';
import { cents, itemAt } from './site.ts';
import type { Site } from './site.ts';
import { servicesOf } from './words/equipment.ts';
import type { CatalogueType } from './words/equipment.ts';
import { isPlanned } from './words/upkeep.ts';

export type Machine = ReturnType<typeof addMachine>;

/** Creates categories, types and every single piece; numbers continue across categories. */
export function makeEquipment(site: Site, members: readonly Member[]) {
  const machines: Machine[] = [];
  const types = site.profile.catalogue.flatMap((category) => {
    const owner = site.add('EquipmentCategory', { name: category.name, color_hex: category.color });
    return category.types.map((type) => {
      const row = addType(site, type, owner);
      for (let copy = 0; copy < type.count; copy += 1) {
        machines.push(
          addMachine(site, { type, kind: row, number: 101 + machines.length, members, category: category.name }),
        );
      }
      return row;
    });
  });
  return { types, machines };
}

export type Fleet = ReturnType<typeof makeEquipment>;

function addType(site: Site, { name, costPerHour }: CatalogueType, owner: { id: number; color_hex: string }) {
  const rate = cents(costPerHour * 1.4);
  return site.add('EquipmentType', {
    name,
    category_id: owner.id,
    color_hex: owner.color_hex,
    cost_per_hour: costPerHour,
    charge_out_rates_json: JSON.stringify({
      '/hr': { enabled: true, rate },
      '/day': { enabled: true, rate: cents(rate * 7) },
      '/week': { enabled: costPerHour >= 4, rate: cents(rate * 28) },
      '/month': { enabled: costPerHour >= 10, rate: cents(rate * 90) },
    }),
    charge_out_rate: rate,
    charge_out_rate_unit: '/hr',
    meter_unit: meterOf(site, name),
  });
}

/** What the meter of a type counts; null for a type without one. */
function meterOf(site: Site, name: string): 'km' | 'mi' | 'h' | null {
  if (/\b(?:van|pickup|dump|water truck|cube truck)\b/i.test(name)) return site.profile.metric ? 'km' : 'mi';
  return /scissor|boom|engine drive|excavator|loader|dozer|skid|roller/i.test(name) ? 'h' : null;
}

type NewMachine = {
  type: CatalogueType;
  kind: ReturnType<typeof addType>;
  number: number;
  members: readonly Member[];
  category: string;
};

function addMachine(site: Site, { type, kind, number, members, category }: NewMachine) {
  const random = site.random.fork(`equipment/${number}`);
  const holder = random.chance(0.55) ? random.pick(members) : null;
  const since = holder ? site.calendar.at(1 + (number % 27), 8) : null;
  const isVehicle = /Vehicles|Trucks/.test(category);
  const mark = isVehicle ? mileage(site, random.int(6, 190)) : `${random.int(2, 60) * 50} h`;
  const row = site.add('Equipment', {
    // Its public page is found by this alone.
    slug: `${slugify(`${type.name}, EQ-${number}`)}-${random.fork('slug').token(18)}`,
    type_id: kind.id,
    description: `${type.name}, EQ-${number}`,
    serial_num: `${type.serial}-${random.int(10, 99)}${String(number).padStart(3, '0')}`,
    archived: random.chance(0.03) ? 1 : 0,
    color_hex: null,
    next_service_date: site.calendar.date(-random.int(-12, 320)),
    next_service_description: random.pick(servicesOf(type.name)),
    next_service_mileage_or_time: isPlanned(type.name) ? null : mark,
    meter: null,
    first_meter: null,
    meter_at: null,
    bought_on: null,
    bought_for: null,
    salvage_value: null,
    life_years: null,
    job_id: null,
    place_id: null,
    kit_id: null,
    due_back_on: null,
    image_id: null,
    holder_id: holder?.user.id ?? null,
    location: holder ? null : random.pick(LOCATIONS),
    out_since: since,
    created_at: site.calendar.at(random.int(30, 1500), 9),
  });
  return { row, type, kind, category, number };
}

const LOCATIONS = [
  'Shop, bay 1',
  'Shop, bay 2',
  'Yard',
  'Tool crib',
  'Gang box 1',
  'Gang box 2',
  'Repair bench',
] as const;

function mileage(site: Site, thousands: number): string {
  return site.profile.metric ? `${thousands},500 km` : `${Math.round(thousands * 0.62)},000 mi`;
}

/** The first machine whose type name starts with the text. */
export function machineOf({ machines }: Fleet, start: string): Machine {
  return machines.find(({ type }) => type.name.startsWith(start)) ?? itemAt(machines, 0);
}
