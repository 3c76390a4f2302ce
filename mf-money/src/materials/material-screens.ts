import { openingListScreen } from '@fieldspan/records/area/entry-screens';
import { labourTaskListEntry } from './labour-task-list-entry.tsx';
import { labourTaskOpenEntry } from './labour-task-open-entry.tsx';
import { materialListEntry } from './material-list-entry.tsx';
import { materialOpenEntry } from './material-open-entry.tsx';

export const MaterialList = openingListScreen({ list: materialListEntry, record: materialOpenEntry });
export const LabourTaskList = openingListScreen({ list: labourTaskListEntry, record: labourTaskOpenEntry });
