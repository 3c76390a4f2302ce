import { RecordList } from '@fieldspan/records/list/record-list';
import { shareListEntry } from './share-list-entry.tsx';

export const SharesScreen = () => <RecordList entry={shareListEntry} />;
