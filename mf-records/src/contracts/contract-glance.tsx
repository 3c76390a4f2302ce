import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { RecordComments } from '../parts/record-comments.tsx';

export function ContractGlance({ record }: { record: ServiceContractRow }) {
  return <RecordComments model="ServiceContract" slug={record.slug} />;
}
