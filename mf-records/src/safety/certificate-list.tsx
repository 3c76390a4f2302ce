import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '../engine/open-record.tsx';
import { RecordList } from '../engine/record-list.tsx';
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
