import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '../engine/open-record.tsx';
import { RecordList } from '../engine/record-list.tsx';
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
