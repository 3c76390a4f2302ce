import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { RecordComments } from '@fieldspan/records/page/record-comments';

export function ContractGlance({ record }: { record: ServiceContractRow }) {
  return <RecordComments model="ServiceContract" slug={record.slug} />;
}
