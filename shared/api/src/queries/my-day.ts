import { call, callAll, callTop } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the dashboard: what one person has to do now. */
const PERSON = ['slug', 'first_name', 'last_name'] as const;

export const myServicesQuery = () =>
  queryOptions({ queryKey: ['Service', 'mine'], queryFn: ({ signal }) => call('Service/my-list', {}, { signal }) });

/** Threads with the latest messages. */
export const latestThreadsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['MessageThread', 'latest', limit],
    queryFn: async ({ signal }) => {
      const { rows } = await callTop(
        'MessageThread',
        {
          onlyMemberThreads: 1,
          filters: { archived: 0 },
          fields: ['slug', 'subject', 'last_message', 'last_message_at'],
          include: { LastAuthor: PERSON },
          order: [['last_message_at', 'DESC']],
          limit,
        },
        { signal },
      );
      return rows;
    },
  });

export const reviewableQuery = (userId: number) =>
  queryOptions({
    queryKey: ['TimeLog', 'reviewable', userId],
    queryFn: ({ signal }) => call('TimeLog/count-reviewable-logs', { user_id: userId }, { signal }),
  });

/** Certificates that expire between two days, both inclusive; earliest first. */
export const endingCertificatesQuery = ({ from, until, limit }: { from: string; until: string; limit: number }) =>
  queryOptions({
    queryKey: ['Certificate', 'ending', from, until, limit],
    queryFn: async ({ signal }) => {
      const { rows } = await callTop(
        'Certificate',
        {
          filters: { expires: { gte: from, lte: until } },
          fields: ['title', 'expires'],
          include: { User: PERSON },
          order: [['expires', 'ASC']],
          limit,
        },
        { signal },
      );
      return rows;
    },
  });

/** Forms that the company requires before clocking in. */
export const clockInFormsQuery = () =>
  queryOptions({
    queryKey: ['FormChildTemplate', 'clock-in'],
    queryFn: async ({ signal }) => {
      const filters: Filters<'FormChildTemplate'> = {
        archived: 0,
        any: [{ clockin_prompt_projects_required: 1 }, { clockin_prompt_services_required: 1 }],
      };
      const query = {
        filters,
        fields: ['slug', 'description', 'clockin_prompt_projects_required', 'clockin_prompt_services_required'],
        include: { FormTemplate: ['title'] },
        order: [['description', 'ASC']],
      } as const;
      return await callAll('FormChildTemplate', query, { signal });
    },
  });

export const serviceStatusesQuery = () =>
  queryOptions({
    queryKey: ['Service', 'statuses'],
    queryFn: ({ signal }) => call('Service/statuses', {}, { signal }),
    staleTime: 600_000,
  });
