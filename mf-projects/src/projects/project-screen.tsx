import { useParams } from '@fieldspan/federation/router';
import { NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { projectPageEntry } from './project-page-entry.tsx';

export function ProjectScreen() {
  const { id = NEW, tab = 'dashboard' } = useParams();
  return <RecordPage entry={projectPageEntry} idOrSlug={id} tab={tab} />;
}
