import { categoryChoicesQuery, labourTaskQuery } from '@fieldspan/api/queries/materials';
import type { LabourTaskRow } from '@fieldspan/api/queries/materials';
import { msg } from '@fieldspan/domain/message';
import type { OpenEntry } from '@fieldspan/records/entry';

export const labourTaskOpenEntry: OpenEntry<'LabourTask', LabourTaskRow> = {
  model: 'LabourTask',
  record: msg('Labour Task'),
  newTitle: msg('New labour task'),
  recordQuery: labourTaskQuery,
  titleOf: (task) => task.description,
  sections: [
    {
      title: msg('Labour task'),
      fields: [
        { kind: 'text', name: 'description', label: msg('Description'), required: true, wide: true },
        { kind: 'text', name: 'code', label: msg('Code') },
        {
          kind: 'relation',
          name: 'category_id',
          label: msg('Category'),
          choices: categoryChoicesQuery,
          shownOf: ({ Category }) => Category?.name ?? null,
        },
        { kind: 'number', name: 'hours', label: msg('Hours'), unit: 'h' },
        { kind: 'number', name: 'rate', label: msg('Rate'), unit: '$' },
        {
          kind: 'text',
          name: 'rate_unit',
          label: msg('Rate unit'),
          hint: msg('Without one the rate counts by the hour (/hr).'),
        },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { description: '', archived: 0 },
};
