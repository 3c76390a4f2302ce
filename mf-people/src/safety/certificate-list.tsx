import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { certificateListEntry } from './certificate-list-entry.tsx';
import { certificateOpenEntry } from './certificate-open-entry.tsx';

export function CertificateList() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordList entry={certificateListEntry} />
      <OpenRecord entry={certificateOpenEntry} slug={params.get('open')} path="/safety/certificates/list" />
    </>
  );
}
