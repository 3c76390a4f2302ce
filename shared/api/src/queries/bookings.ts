import { callAll, callSome } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const LIMIT = 100;
const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** Bookings that are not over, the next one first. @param today YYYY-MM-DD */
export const bookingsQuery = (today: string) =>
  queryValue(['EquipmentBooking', 'some-from', today], ({ signal }) =>
    callSome(
      'EquipmentBooking',
      {
        filters: { to_on: { gte: today }, archived: 0 },
        include: { EquipmentType: ['name'], Job: ['slug', 'job_num', 'job_name'], ForUser: PERSON },
        order: [['from_on', 'ASC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type Booking = QueryAnswer<typeof bookingsQuery>['rows'][number];

/** Types with what is taken of them. */
export const takenTypesQuery = () =>
  queryOptions({
    queryKey: ['EquipmentType', 'taken'],
    queryFn: ({ signal }) =>
      callAll(
        'EquipmentType',
        { filters: { archived: 0 }, fields: ['name', 'usable_count', 'taken_json'], order: [['name', 'ASC']] },
        { signal },
      ),
  });
export type TakenType = QueryAnswer<typeof takenTypesQuery>[number];

/** Which kinds of machines are booked on any of these days, both inclusive, and for which project. */
export const bookedMachinesQuery = ({ from, until }: { from: string; until: string }) =>
  queryValue(['EquipmentBooking', 'between', from, until], ({ signal }) =>
    callAll(
      'EquipmentBooking',
      {
        filters: { from_on: { lte: until }, to_on: { gte: from }, archived: 0 },
        fields: ['type_id', 'quantity', 'from_on', 'to_on', 'note'],
        include: { EquipmentType: ['name'], Job: ['slug', 'job_num', 'job_name'] },
        order: [['from_on', 'ASC']],
      },
      { signal },
    ),
  );
export type BoardBooking = QueryAnswer<typeof bookedMachinesQuery>[number];
