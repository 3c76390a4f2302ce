import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { materialListEntry } from './material-list-entry.tsx';
import { materialOpenEntry } from './material-open-entry.tsx';

export function MaterialList() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordList entry={materialListEntry} />
      <OpenRecord entry={materialOpenEntry} slug={params.get('open')} path="/materials/list" />
    </>
  );
}
