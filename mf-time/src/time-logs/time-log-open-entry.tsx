import { costCodeChoicesQuery } from '@fieldspan/api/queries/cost-codes';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { timeLogQuery } from '@fieldspan/api/queries/time-logs';
import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { personName } from '@fieldspan/domain/person-name';
import type { OpenEntry } from '@fieldspan/records/entry';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { TimeLogState } from '@fieldspan/records/cells/time-log-state';
import { TimeLogDecision } from './time-log-decision.tsx';

const jobIn = (values: object): number | null => {
  const id: unknown = Reflect.get(values, 'job_id');
  return typeof id === 'number' ? id : null;
};

export const timeLogOpenEntry: OpenEntry<'TimeLog', TimeLogRow> = {
  model: 'TimeLog',
  record: msg('Time Log'),
  newTitle: msg('New time log'),
  recordQuery: timeLogQuery,
  titleOf: (log) => (log.User ? personName(log.User) : ''),
  Status: ({ record }) => <TimeLogState log={record} />,
  Above: TimeLogDecision,
  /** One's own, with write permission on the module everybody's; none once it is approved. */
  canWrite: ({ viewer, profile }, log) =>
    (log === null || recordLock('TimeLog', log) === null) &&
    (mayWrite('TimeLog')(viewer) || (log !== null && viewer.role !== 'none' && log.user_id === profile.id)),
  sections: [
    {
      title: msg('Time'),
      fields: [
        { kind: 'instant', name: 'time_in', label: msg('In') },
        { kind: 'instant', name: 'time_out', label: msg('Out') },
        { kind: 'number', name: 'break_hours', label: msg('Break'), unit: 'h' },
      ],
    },
    {
      title: msg('Work'),
      fields: [
        ...workRelations<TimeLogRow>(),
        {
          kind: 'relation',
          name: 'cost_code_id',
          label: msg('Cost code'),
          choices: (typed, values) => costCodeChoicesQuery(jobIn(values), typed),
          shownOf: ({ CostCode }) => CostCode && costCodeText(CostCode),
        },
        {
          kind: 'text',
          name: 'pay_scale',
          label: msg('Classification'),
          hint: msg('Only if it is another than the person’s own.'),
        },
        { kind: 'long-text', name: 'notes', label: msg('Notes'), wide: true },
      ],
    },
  ],
  blank: {},
};
