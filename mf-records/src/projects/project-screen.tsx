import { useParams } from '@fieldspan/federation/router';
import { NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { projectPageEntry } from './project-page-entry.tsx';

export function ProjectScreen() {
  const { id = NEW, tab = 'dashboard' } = useParams();
  return <RecordPage entry={projectPageEntry} idOrSlug={id} tab={tab} />;
}
