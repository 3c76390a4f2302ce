import { purchaseOrderQuery } from '@fieldspan/api/queries/financial';
import type { PurchaseOrder } from '@fieldspan/api/queries/financial';
import { supplierChoicesQuery } from '@fieldspan/api/queries/materials';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { PageEntry } from '@fieldspan/records/entry';
import { costCodeField } from '@fieldspan/records/fields/cost-code-field';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { PurchaseOrderGlance } from './purchase-order-glance.tsx';

export const purchaseOrderPageEntry: PageEntry<'PurchaseOrder', PurchaseOrder> = {
  model: 'PurchaseOrder',
  record: msg('Purchase Order'),
  newTitle: msg('New purchase order'),
  list: { title: msg('Purchase orders'), to: '/financial/purchase-orders' },
  recordQuery: purchaseOrderQuery,
  titleOf: (order) => order.po_num,
  subtitleOf: (order) => [order.description, order.Supplier?.name].filter(Boolean).join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  Above: PurchaseOrderGlance,
  tabs: [{ key: 'details', label: msg('Order') }],
  tabTo: (idOrSlug) => `/financial/purchase-orders/${idOrSlug}`,
  canWrite: ({ viewer }, order) =>
    mayWrite('PurchaseOrder')(viewer) && (order === null || recordLock('PurchaseOrder', order) === null),
  sections: [
    {
      title: msg('Purchase order'),
      fields: [
        { kind: 'text', name: 'description', label: msg('What') },
        {
          kind: 'relation',
          name: 'supplier_id',
          label: msg('Supplier'),
          choices: supplierChoicesQuery,
          shownOf: ({ Supplier }) => Supplier?.name ?? null,
        },
        ...workRelations<PurchaseOrder>(),
        costCodeField<PurchaseOrder>(),
        { kind: 'flag', name: 'taxes_included', label: msg('Prices contain the taxes') },
        { kind: 'long-text', name: 'note', label: msg('Text below the lines'), wide: true },
      ],
    },
  ],
  blank: { status: 'Draft' },
};
