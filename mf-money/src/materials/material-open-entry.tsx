import { categoryChoicesQuery, materialQuery, supplierChoicesQuery } from '@fieldspan/api/queries/materials';
import type { MaterialRow } from '@fieldspan/api/queries/materials';
import { hasModule } from '@fieldspan/domain/access';
import type { OpenEntry } from '@fieldspan/records/entry';

export const materialOpenEntry: OpenEntry<'Material', MaterialRow> = {
  model: 'Material',
  record: 'Material',
  recordQuery: materialQuery,
  titleOf: (material) => material.description,
  canWrite: ({ viewer }) => hasModule(viewer, 'Materials', 'write'),
  sections: [
    {
      title: 'Material',
      fields: [
        { kind: 'text', name: 'description', label: 'Description', required: true, wide: true },
        { kind: 'text', name: 'code', label: 'Code' },
        { kind: 'text', name: 'unit', label: 'Unit', hint: 'Such as ea, ft or m.' },
        {
          kind: 'relation',
          name: 'category_id',
          label: 'Category',
          choices: categoryChoicesQuery,
          shownOf: ({ Category }) => Category?.name ?? null,
        },
        {
          kind: 'relation',
          name: 'supplier_id',
          label: 'Supplier',
          choices: supplierChoicesQuery,
          shownOf: ({ Supplier }) => Supplier?.name ?? null,
        },
      ],
    },
    {
      title: 'Money',
      fields: [
        { kind: 'number', name: 'cost', label: 'Cost', unit: '$' },
        { kind: 'number', name: 'markup', label: 'Markup', unit: '×' },
        { kind: 'number', name: 'price', label: 'Price', unit: '$' },
        { kind: 'flag', name: 'archived', label: 'Archived' },
      ],
    },
  ],
  blank: { description: '', archived: 0 },
};
