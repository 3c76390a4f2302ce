import { call } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { QuickbooksPayloads, QuickbooksQueue } from '@fieldspan/contract/quickbooks-calls';
import { remoteAccounts } from '@fieldspan/domain/accounting/journal';
import { queryValue } from './query-value.ts';

/** What companies connect with on this server. */
export const quickbooksServiceQuery = () =>
  queryValue(['QuickbooksConnection', 'service'], ({ signal }) => call('QuickbooksConnection/service', {}, { signal }));

/** The accounts of QuickBooks Online; its screen shows why they cannot be read. */
export const quickbooksAccountsQuery = () => ({
  ...queryValue(['QuickbooksConnection', 'accounts'], async ({ signal }) =>
    remoteAccounts(await call('QuickbooksConnection/get-resource', { resource: 'Account', where: '' }, { signal })),
  ),
  meta: { quiet: true },
});

export async function connectQuickbooks(answer: QuickbooksPayloads['QuickbooksConnection/end']): Promise<string> {
  const { company_name: name } = await call('QuickbooksConnection/end', answer);
  await refreshReaders('QuickbooksConnection/end');
  return name;
}

export async function disconnectQuickbooks(): Promise<void> {
  await call('QuickbooksConnection/disconnect', {});
  await refreshReaders('QuickbooksConnection/disconnect');
}

export async function saveQuickbooksAccounts(
  sent: QuickbooksPayloads['QuickbooksConnection/save-accounts'],
): Promise<void> {
  await call('QuickbooksConnection/save-accounts', sent);
  await refreshReaders('QuickbooksConnection/save-accounts');
}

const LOOK_MS = 3000;
const isMoving = ({ is_connected: isConnected, counts }: QuickbooksQueue): boolean => isConnected && counts.waiting > 0;

/** What is on its way to QuickBooks Online; read again while something waits. */
export const quickbooksQueueQuery = (asked: QuickbooksPayloads['QuickbooksItem/queue']) => ({
  ...queryValue(['QuickbooksItem', 'queue', asked], ({ signal }) => call('QuickbooksItem/queue', asked, { signal })),
  refetchInterval: ({ state: { data } }: { state: { data: QuickbooksQueue | undefined } }) =>
    data !== undefined && isMoving(data) && LOOK_MS,
});
export type QuickbooksItem = QuickbooksQueue['rows'][number];

/** Exports that QuickBooks Online did not get. */
export const unsentExportsQuery = () =>
  queryValue(['QuickbooksItem', 'unsent'], ({ signal }) => call('QuickbooksItem/unsent', {}, { signal }));

export async function sendExport(slug: string): Promise<number> {
  const { count } = await call('QuickbooksItem/send', { slug });
  await refreshReaders('QuickbooksItem/send');
  return count;
}

export async function sendAgain(asked: QuickbooksPayloads['QuickbooksItem/retry']): Promise<void> {
  await call('QuickbooksItem/retry', asked);
  await refreshReaders('QuickbooksItem/retry');
}

export async function leaveOut(id: number): Promise<void> {
  await call('QuickbooksItem/leave-out', { id });
  await refreshReaders('QuickbooksItem/leave-out');
}
