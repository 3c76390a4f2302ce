import { useParams } from '@fieldspan/federation/router';
import { NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { contractPageEntry } from './contract-page-entry.tsx';

export function ContractScreen() {
  const { slug = NEW, tab = 'details' } = useParams();
  return <RecordPage entry={contractPageEntry} idOrSlug={slug} tab={tab} />;
}
