import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { contractListEntry } from './contract-list-entry.tsx';

export function ContractList() {
  const { tab } = useParams();
  return <RecordList entry={contractListEntry} chip={tab} />;
}
