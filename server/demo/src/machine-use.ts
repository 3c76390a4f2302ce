import { usageCharge, usageCost } from '@fieldspan/domain/equipment/usage-cost';
import type { Fleet, Machine } from './equipment.ts';
import type { Project } from './jobs.ts';
import { cents, itemAt } from './site.ts';
import type { Site } from './site.ts';

type Cast = { fleet: Fleet; projects: readonly Project[] };

/** Pieces that customers are charged for. */
const CHARGED = /lift|heater|welder|pump|drill|excavator|loader|dozer|skid|roller|dump|trench box/i;
const DAYS_BACK = 75;

/** Creates what large pieces were bought for, for which projects they were used, and what that cost and charged. */
export function makeMachineUse(site: Site, { fleet, projects }: Cast): void {
  const active = projects.filter(({ state }) => state === 'active');
  const charged = fleet.machines.filter(({ row, type }) => row.archived === 0 && CHARGED.test(type.name));
  for (const machine of charged) {
    buy(site, machine);
    if (machine.number % 2 === 0) use(site, machine, itemAt(active, machine.number % active.length));
  }
  for (const machine of fleet.machines.filter(({ type }) => /van|pickup|truck/i.test(type.name))) buy(site, machine);
}

/** A price in keeping with what an hour costs. */
function buy(site: Site, { row, type, number }: Machine): void {
  row.bought_on = site.calendar.date(200 + ((number * 61) % 1600));
  row.bought_for = Math.round(type.costPerHour * 31) * 100;
  row.salvage_value = Math.round(row.bought_for * 0.15);
  row.life_years = type.costPerHour > 10 ? 8 : 5;
}

function use(site: Site, { row, kind, number }: Machine, project: Project): void {
  const random = site.random.fork(`use/${number}`);
  const unit = number % 4 === 0 ? 'day' : 'h';
  for (let daysAgo = DAYS_BACK - (number % 20); daysAgo > 0; daysAgo -= random.int(6, 19)) {
    if (!site.calendar.isWorkday(daysAgo)) continue;
    const quantity = unit === 'day' ? random.int(1, 4) : random.int(4, 18) / 2;
    const by = random.pick(project.crew).user.id;
    const common = { equipment_id: row.id, job_id: project.row.id, quantity, unit } as const;
    const at = site.calendar.at(daysAgo, 17);
    const day = site.calendar.date(daysAgo);
    const usage = site.add('EquipmentUsage', {
      ...common,
      used_on: day,
      note: random.chance(0.3) ? random.pick(NOTES) : null,
      created_by: by,
      created_at: at,
    });
    site.add('CostEntry', {
      ...common,
      source: 'equipment-usage',
      on_day: day,
      usage_id: usage.id,
      cost: usageCost({ quantity, unit }, cents(kind.cost_per_hour)),
      charge: usageCharge({ quantity, unit }, kind),
      created_at: at,
    });
  }
}

const NOTES = ['Corridor ducts', 'Riser 2', 'Roof', 'Plant room', 'Parking level'] as const;
