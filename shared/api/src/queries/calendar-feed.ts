import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/** The address of the person's own calendar feed. A secret: it is not kept on the device. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['CalendarFeed', 'mine'],
    queryFn: ({ signal }) => call('CalendarFeed/mine', {}, { signal }),
    meta: { quiet: true, live: true },
  });

export const makeCalendarFeed = () => call('CalendarFeed/make', {});

/** The address with this id is replaced and stops at once. */
export const renewCalendarFeed = (id: number) => call('CalendarFeed/renew', { id });

export const removeCalendarFeed = (id: number) => call('CalendarFeed/remove', { id });
