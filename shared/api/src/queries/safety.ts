import { callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

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
