import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { purchaseOrdersQuery } from '@fieldspan/api/queries/financial';
import type { PurchaseOrderRow } from '@fieldspan/api/queries/financial';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { ListEntry } from '@fieldspan/records/entry';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { financialArea } from '../documents/financial-area.ts';

const OPEN = ['Draft', 'Sent', 'Confirmed', 'Partly received'] as const;

export const purchaseOrderListEntry: ListEntry<'PurchaseOrder', PurchaseOrderRow> = {
  model: 'PurchaseOrder',
  title: msg('Purchase orders'),
  area: { of: financialArea, tab: 'orders' },
  record: recordMessages('Purchase Order', 'Purchase Orders'),
  searchLabel: msg('Search purchase orders'),
  searchFields: ['po_num', 'description', 'Job.job_num', 'Job.job_name', 'Service.job_num', 'Supplier.name'],
  path: () => '/financial/purchase-orders',
  chipParam: 'show',
  chips: [
    { key: 'open', label: msg('Open'), filters: () => where({ status: OPEN }) },
    { key: 'received', label: msg('Received'), filters: () => where({ status: 'Received' }) },
    { key: 'closed', label: msg('Closed'), filters: () => where({ status: 'Closed' }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'created_at', direction: 'desc' },
  columns: [
    { key: 'num', header: msg('Number'), sort: 'po_num', card: 'title', cell: (order) => order.po_num },
    {
      key: 'what',
      header: msg('What'),
      inFile: 'description',
      card: 'fact',
      cell: (order) => <Muted>{order.description}</Muted>,
    },
    {
      key: 'supplier',
      header: msg('Supplier'),
      inFile: 'Supplier',
      card: 'hidden',
      cell: (order) => <Muted>{order.Supplier?.name}</Muted>,
    },
    {
      key: 'work',
      header: msg('Project or service'),
      inFile: ['Job', 'Service'],
      card: 'hidden',
      cell: (order) => <WorkCell row={order} />,
    },
    {
      key: 'created',
      header: msg('Ordered'),
      sort: 'created_at',
      card: 'hidden',
      cell: (order) => <InstantDayCell at={order.created_at} />,
    },
    {
      key: 'total',
      header: msg('Total'),
      sort: 'total',
      align: 'end',
      card: 'fact',
      cell: (order) => <MoneyCell of={order.total} />,
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'status',
      card: 'status',
      cell: (order) => <DocumentState status={order.status} />,
    },
  ],
  rowsQuery: purchaseOrdersQuery,
  rowTo: (order) => `/financial/purchase-orders/${order.slug}`,
  changes: {
    editTo: (order) => `/financial/purchase-orders/${order.slug}`,
    isLocked: (order) => recordLock('PurchaseOrder', order) !== null,
  },
  create: {
    label: msg('New purchase order'),
    to: '/financial/purchase-orders/new',
  },
  emptyHint: msg('What is ordered for projects and service calls shows here.'),
};
