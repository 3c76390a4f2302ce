import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '../engine/record-list.tsx';
import { contractListEntry } from './contract-list-entry.tsx';

export function ContractList() {
  const { tab } = useParams();
  return <RecordList entry={contractListEntry} chip={tab} />;
}
