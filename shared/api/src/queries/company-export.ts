import { call } from '@fieldspan/api/call';
import type { CompanyExport } from '@fieldspan/contract/export-calls';
import { queryOptions } from '@tanstack/react-query';

const KEY = ['CompanyExport'] as const;
const LOOK_MS = 2000;

export const isBeingMade = (last: CompanyExport | null | undefined): boolean =>
  last?.state === 'waiting' || last?.state === 'running';

/** The state of the company's last export; polled while it is being made. */
export const lastExportQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'last'],
    queryFn: ({ signal }) => call('CompanyExport/last', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? LOOK_MS : false),
  });

/** Starts an export; the server requires a password or second factor within the last ten minutes. */
export async function startExport(): Promise<void> {
  await call('CompanyExport/start', {});
}
