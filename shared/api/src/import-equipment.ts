import type { EquipmentImport } from '@fieldspan/contract/equipment-calls';
import { refreshReaders } from '@fieldspan/api/query-client';
import { call } from './call.ts';

type ImportAsked = { csv: string; isDryRun: boolean; key: string };

/**
 * Stores a CSV list of equipment, or says what would become of its rows.
 * @param key keeps a list that is sent twice from being stored twice
 * @throws ApiError
 */
export async function importEquipment({ csv, isDryRun, key }: ImportAsked): Promise<EquipmentImport> {
  const answer = await call('Equipment/import', { csv, key, dry_run: isDryRun ? 1 : 0 });
  if (!isDryRun) await refreshReaders('Equipment/import');
  return answer;
}
