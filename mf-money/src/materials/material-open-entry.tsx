import { categoryChoicesQuery, materialQuery, supplierChoicesQuery } from '@fieldspan/api/queries/materials';
import type { MaterialRow } from '@fieldspan/api/queries/materials';
import { msg } from '@fieldspan/domain/message';
import { FavouriteCard } from './favourite-card.tsx';
import type { OpenEntry } from '@fieldspan/records/entry';

export const materialOpenEntry: OpenEntry<'Material', MaterialRow> = {
  model: 'Material',
  record: msg('Material'),
  newTitle: msg('New material'),
  recordQuery: materialQuery,
  titleOf: (material) => material.description,
  Below: FavouriteCard,
  sections: [
    {
      title: msg('Material'),
      fields: [
        { kind: 'text', name: 'description', label: msg('Description'), required: true, wide: true },
        { kind: 'text', name: 'code', label: msg('Code') },
        { kind: 'text', name: 'unit', label: msg('Unit'), hint: msg('Such as ea, ft or m.') },
        {
          kind: 'relation',
          name: 'category_id',
          label: msg('Category'),
          choices: categoryChoicesQuery,
          shownOf: ({ Category }) => Category?.name ?? null,
        },
        {
          kind: 'relation',
          name: 'supplier_id',
          label: msg('Supplier'),
          choices: supplierChoicesQuery,
          shownOf: ({ Supplier }) => Supplier?.name ?? null,
        },
      ],
    },
    {
      title: msg('Money'),
      fields: [
        { kind: 'number', name: 'cost', label: msg('Cost'), unit: '$' },
        { kind: 'number', name: 'markup', label: msg('Markup'), unit: '×' },
        { kind: 'number', name: 'price', label: msg('Price'), unit: '$' },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
    {
      title: msg('Stock'),
      fields: [
        { kind: 'number', name: 'reorder_level', label: msg('Reorder below') },
        { kind: 'number', name: 'reorder_quantity', label: msg('Usual number to order') },
      ],
    },
  ],
  blank: { description: '', archived: 0 },
};
