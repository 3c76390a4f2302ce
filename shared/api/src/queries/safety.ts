import { call, callAll, callList } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const FRESH_MS = 300_000;
const BY_WORDS = [['description', 'ASC']] as const;

/** The company's safety tasks, each with its hazards and controls. */
export const safetyTasksQuery = () =>
  queryOptions({
    queryKey: ['SafetyJobTask', 'all'],
    queryFn: ({ signal }) =>
      callAll(
        'SafetyJobTask',
        { include: { SafetyHazard: ['description'], SafetyControl: ['description'] }, order: BY_WORDS },
        { signal },
      ),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });
export type SafetyTask = QueryAnswer<typeof safetyTasksQuery>[number];

/** The descriptions of all hazards, without duplicates. */
export const safetyHazardsQuery = () =>
  queryOptions({
    queryKey: ['SafetyHazard', 'words'],
    queryFn: async ({ signal }) =>
      words(await callAll('SafetyHazard', { fields: ['description'], order: BY_WORDS }, { signal })),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });

/** The descriptions of all controls, without duplicates. */
export const safetyControlsQuery = () =>
  queryOptions({
    queryKey: ['SafetyControl', 'words'],
    queryFn: async ({ signal }) =>
      words(await callAll('SafetyControl', { fields: ['description'], order: BY_WORDS }, { signal })),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });

const words = (rows: readonly { description: string }[]): string[] => [
  ...new Set(rows.map(({ description }) => description)),
];

const PARTS = {
  SafetyHazard: ['slug', 'description', 'version'],
  SafetyControl: ['slug', 'description', 'version'],
} as const;

/** Tasks of the hazard library with what belongs to each. */
export const hazardTasksQuery = (query: ListQuery<'SafetyJobTask'>) =>
  queryValue(['SafetyJobTask', 'list', query], ({ signal }) =>
    callList('SafetyJobTask', { ...query, include: PARTS }, { signal }),
  );
export type HazardTask = QueryAnswer<typeof hazardTasksQuery>['rows'][number];

export const hazardTaskQuery = (idOrSlug: string) =>
  queryValue(['SafetyJobTask', 'record', idOrSlug], ({ signal }) =>
    call('SafetyJobTask/find', { slug: idOrSlug, include: PARTS }, { signal }),
  );
