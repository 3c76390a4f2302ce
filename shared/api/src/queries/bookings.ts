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
