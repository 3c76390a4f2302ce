import { changeOrderQuery } from '@fieldspan/api/queries/billing';
import type { ChangeOrder } from '@fieldspan/api/queries/billing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import type { PageEntry } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import { billingPath, changeOrderPath } from './billing-paths.ts';
import { ChangeOrderBody } from './change-order-body.tsx';

export const changeOrderPageEntry: PageEntry<'ChangeOrder', ChangeOrder> = {
  model: 'ChangeOrder',
  record: msg('Change order'),
  newTitle: msg('New change order'),
  list: { title: msg('Projects'), to: '/projects/list' },
  trailOf: (order) => [
    { label: t('Projects'), to: '/projects/list' },
    ...(order?.Job ? [{ label: order.Job.job_name, to: billingPath(order.Job.slug) }] : []),
  ],
  recordQuery: changeOrderQuery,
  titleOf: ({ order_num: number, title }) => `${number} ${title}`,
  subtitleOf: ({ Job }) => [Job?.job_num, Job?.customer_name_cache].filter(Boolean).join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  Above: ChangeOrderBody,
  tabs: [{ key: 'details', label: msg('Change order') }],
  // It has no other tab, and is created in its project.
  tabTo: (idOrSlug) => changeOrderPath('-', String(idOrSlug)),
  canWrite: ({ viewer }, order) =>
    mayWrite('ChangeOrder')(viewer) && (order === null || recordLock('ChangeOrder', order) === null),
  sections: [
    {
      title: msg('Change order'),
      fields: [
        { kind: 'text', name: 'title', label: msg('What changes'), required: true },
        { kind: 'number', name: 'days_added', label: msg('Days later'), unit: 'd' },
        { kind: 'long-text', name: 'why', label: msg('Why'), wide: true },
        { kind: 'long-text', name: 'note', label: msg('Text below the lines'), wide: true },
      ],
    },
  ],
  blank: { title: '', status: 'Draft' },
};
