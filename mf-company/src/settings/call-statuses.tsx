import { callStatusesQuery } from '@fieldspan/api/queries/company-settings';
import type { CallStatus } from '@fieldspan/api/queries/company-settings';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RelatedRecords } from '@fieldspan/records/page/related-records';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconTool } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What a status stands for: a call takes the one of its visit by itself. */
const STANDS_FOR: Readonly<Record<string, Message>> = {
  new: msg('New'),
  scheduled: msg('Scheduled'),
  en_route: msg('On the way'),
  on_site: msg('On site'),
  waiting: msg('Waiting'),
  completed: msg('Completed'),
};

const FIELDS: readonly Field<'ServiceStatus', CallStatus>[] = [
  { kind: 'text', name: 'label', label: msg('Name'), required: true },
  {
    kind: 'choice',
    name: 'type',
    label: msg('Stands for'),
    hint: msg('A call takes the first status that stands for what its visit is at.'),
    options: (status) => [
      ...Object.entries(STANDS_FOR).map(([value, label]) => ({ value, label })),
      ...(status === null || status.type in STANDS_FOR ? [] : [{ value: status.type, label: msg('Something else') }]),
    ],
  },
  { kind: 'number', name: 'sort_order', label: msg('Order') },
];

/** The statuses of service calls, as the company names them. */
export function CallStatuses() {
  const { data: statuses } = useSuspenseQuery(callStatusesQuery());
  return (
    <RelatedRecords
      model="ServiceStatus"
      title={t('Statuses of service calls')}
      icon={<IconTool aria-hidden="true" />}
      newTitle={t('New status')}
      editTitle={t('Edit the status')}
      empty={t('No statuses')}
      hint={t('How a call stands, in the words of your company.')}
      some={{ rows: statuses, more: 0 }}
      fields={FIELDS}
      blank={{ label: '', type: 'waiting', sort_order: statuses.length + 1 }}
      mayWrite={useCurrentUser().viewer.role === 'Admin'}
      shownAs={({ label, type }) => ({ title: label, subtitle: translated(STANDS_FOR[type] ?? msg('Something else')) })}
    />
  );
}
