import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { DETAILS } from '@fieldspan/records/entry';
import { RecordList } from '@fieldspan/records/list/record-list';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { FormsNav } from '../forms-nav.tsx';
import { taskListEntry } from './task-list-entry.tsx';
import { taskPageEntry } from './task-page-entry.tsx';

/** /forms/actions: what has to be done, because of forms or otherwise. */
export function ActionsScreen() {
  return (
    <RecordList entry={taskListEntry}>
      <FormsNav current="actions" />
    </RecordList>
  );
}

const GIVEN = ['job_id', 'service_id', 'equipment_id'] as const;

/** /forms/actions/:slug: one action; a new one belongs to the record that the address names. */
export function ActionScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const given = GIVEN.flatMap((name): [string, number][] => {
    const id = Number(params.get(name));
    return Number.isSafeInteger(id) && id > 0 ? [[name, id]] : [];
  });
  // What the address names is not asked again.
  const entry = given.length === 0 ? taskPageEntry : { ...taskPageEntry, sections: taskPageEntry.sections.slice(0, 1) };
  return <RecordPage entry={entry} idOrSlug={slug} tab={DETAILS} given={Object.fromEntries(given)} />;
}
