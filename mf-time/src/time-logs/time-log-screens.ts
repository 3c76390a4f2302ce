import { openingListScreen } from '@fieldspan/records/area/entry-screens';
import { myTimeEntry } from './my-time-entry.tsx';
import { timeLogListEntry } from './time-log-list-entry.tsx';
import { timeLogOpenEntry } from './time-log-open-entry.tsx';

export const TimeLogList = openingListScreen({ list: timeLogListEntry, record: timeLogOpenEntry, slugParam: 'slug' });
export const MyTime = openingListScreen({ list: myTimeEntry, record: timeLogOpenEntry });
