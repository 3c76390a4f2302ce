import { callAll, callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const CHOICES = 20;

/** Kits with their pieces, archived ones too. */
export const kitsQuery = () =>
  queryValue(['EquipmentKit', 'all'], ({ signal }) =>
    callAll(
      'EquipmentKit',
      {
        include: { Equipment: ['slug', 'description', 'serial_num', 'out_since', 'archived'] },
        order: [['name', 'ASC']],
      },
      { signal },
    ),
  );
export type Kit = QueryAnswer<typeof kitsQuery>[number];

/** Kits that match the typed text. */
export const kitChoicesQuery = (typed: string) =>
  queryValue(['EquipmentKit', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'EquipmentKit'> = { archived: 0, ...anyLike<'EquipmentKit'>(['name'], typed) };
    const query = { filters, fields: ['name'], order: [['name', 'ASC']], limit: CHOICES } as const;
    const some = await callSome('EquipmentKit', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.name }));
  });

/** Pieces of equipment that match the typed text. */
export const equipmentChoicesQuery = (typed: string) =>
  queryValue(['Equipment', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'Equipment'> = {
      archived: 0,
      ...anyLike<'Equipment'>(['description', 'serial_num'], typed),
    };
    const fields = ['description', 'serial_num'] as const;
    const query = { filters, fields, order: [['description', 'ASC']], limit: CHOICES } as const;
    const some = await callSome('Equipment', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.description, note: row.serial_num }));
  });
