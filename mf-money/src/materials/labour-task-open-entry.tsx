import { categoryChoicesQuery, labourTaskQuery } from '@fieldspan/api/queries/materials';
import type { LabourTaskRow } from '@fieldspan/api/queries/materials';
import { hasModule } from '@fieldspan/domain/access';
import type { OpenEntry } from '@fieldspan/records/entry';

export const labourTaskOpenEntry: OpenEntry<'LabourTask', LabourTaskRow> = {
  model: 'LabourTask',
  record: 'Labour Task',
  recordQuery: labourTaskQuery,
  titleOf: (task) => task.description,
  canWrite: ({ viewer }) => hasModule(viewer, 'Materials', 'write'),
  sections: [
    {
      title: 'Labour task',
      fields: [
        { kind: 'text', name: 'description', label: 'Description', required: true, wide: true },
        { kind: 'text', name: 'code', label: 'Code' },
        {
          kind: 'relation',
          name: 'category_id',
          label: 'Category',
          choices: categoryChoicesQuery,
          shownOf: ({ Category }) => Category?.name ?? null,
        },
        { kind: 'number', name: 'hours', label: 'Hours', unit: 'h' },
        { kind: 'number', name: 'rate', label: 'Rate', unit: '$' },
        { kind: 'text', name: 'rate_unit', label: 'Rate unit', hint: 'Without one the rate counts by the hour (/hr).' },
        { kind: 'flag', name: 'archived', label: 'Archived' },
      ],
    },
  ],
  blank: { description: '', archived: 0 },
};
