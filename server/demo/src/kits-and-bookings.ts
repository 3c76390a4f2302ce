import type { Fleet, Machine } from './equipment.ts';
import type { Project } from './jobs.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { LAKESHORE_BOOKINGS, LAKESHORE_KITS, NORTHGATE_BOOKINGS, NORTHGATE_KITS } from './words/yard.ts';

/** Puts pieces that are in together. */
export function makeKits(site: Site, machines: readonly Machine[], keeper: Member): void {
  for (const { name, types } of site.profile.metric ? NORTHGATE_KITS : LAKESHORE_KITS) {
    const kit = site.add('EquipmentKit', { name, created_by: keeper.user.id });
    for (const type of types) {
      const free = machines.find(
        (each) => each.type.name.startsWith(type) && each.row.kit_id === null && each.row.out_since === null,
      );
      if (free) free.row.kit_id = kit.id;
    }
  }
}

type Wanting = { active: readonly Project[]; members: readonly Member[] };

/** Books pieces by their type. */
export function makeBookings(site: Site, { types }: Fleet, { active, members }: Wanting): void {
  const words = site.profile.metric ? NORTHGATE_BOOKINGS : LAKESHORE_BOOKINGS;
  for (const [at, [start, quantity, from, to, note]] of words.entries()) {
    const type = types.find(({ name }) => name.startsWith(start));
    const project = itemAt(active, at % active.length);
    if (!type) throw new RangeError(`No type ${start}`);
    site.add('EquipmentBooking', {
      type_id: type.id,
      quantity,
      from_on: site.calendar.date(-from),
      to_on: site.calendar.date(-to),
      job_id: project.row.id,
      for_user_id: at % 3 === 2 ? itemAt(members, (at * 5) % members.length).user.id : null,
      note,
      created_by: project.manager.user.id,
      created_at: site.calendar.at(14, 10 + at / 4),
    });
  }
}
