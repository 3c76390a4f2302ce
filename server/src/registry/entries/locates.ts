import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { Entry, RowScope } from '../entry.ts';
import { inOrder } from '../guards/date-order.ts';
import { refuseInactive } from '../guards/job-role.ts';
import { checkAnswers, noteAnswers } from '../guards/locate-answers.ts';
import { checkAnswer, staysWithTicket, tellConflict } from '../guards/locate-answer.ts';
import { checkPlace, listUtilities, renewTicket } from '../guards/locate-ticket.ts';
import { holdsOnJob, isOnService, isPersonnel } from './work.ts';

/** The person goes on a visit of the project, and has been told of it. */
const isOnVisitOfJob: RowScope = ({ sql, col, identity }) =>
  sql`exists (select from visit vi where vi.tenant_id = ${identity.tenantId} and vi.job_id = ${col('job_id')}
    and vi.state not in ('tray', 'planned') and (vi.lead_id = ${identity.userId}
      or exists (select from visit_person vp where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id
        and vp.user_id = ${identity.userId})))`;

const isResponsible: RowScope = ({ sql, col, identity }) => sql`${col('responsible_id')} = ${identity.userId}`;

/** Any of them holds for somebody who works for the company; rows of roles outlive the employment. */
const anyOf =
  (...scopes: readonly RowScope[]): RowScope =>
  (rows) =>
    rows.identity.viewer.role === 'none'
      ? rows.sql`false`
      : rows.sql`(${rows.sql.join(
          scopes.map((scope) => scope(rows)),
          rows.sql` or `,
        )})`;

/** Whoever is put on the project or the call of a ticket reads it: they are the ones who dig. */
const readsTicket = anyOf(isResponsible, isPersonnel('job_id'), isOnVisitOfJob, isOnService('service_id'));

/** Who reports from the site: whoever may add to the project or call there, such as its files. */
const reportsOnTicket = anyOf(
  isResponsible,
  holdsOnJob('write_perms', 'job_id'),
  isOnVisitOfJob,
  isOnService('service_id'),
);

const ofTicket: RowScope = ({ mayRead }) => mayRead('Locate', 'locate_id');

/** The person wrote it, and still reports on its ticket. */
const isReporter: RowScope = (rows) => {
  const { sql, col, identity } = rows;
  const ticket = { ...rows, alias: 'lo', col: (field: string) => sql.ref(`lo.${field}`) };
  return sql`(${col('created_by')} = ${identity.userId} and exists (select from locate lo
    where lo.tenant_id = ${identity.tenantId} and lo.id = ${col('locate_id')} and ${reportsOnTicket(ticket)}))`;
};

/** Tickets are read by who digs, and changed by who manages locates (decision 0182). */
export const locateEntries = {
  Locate: {
    read: readsTicket,
    columns: {
      may_report: (rows) =>
        mayTouchAll(rows.identity.viewer, 'LocateAnswer', 'write')
          ? rows.sql`1`
          : rows.sql`case when ${reportsOnTicket(rows)} then 1 else 0 end`,
    },
    beforeSave: async (write) => {
      inOrder(['requested', 'expiry'], ['requested', 'work_to_begin'])(write);
      await refuseInactive({ ...write, values: { user_id: write.values['responsible_id'] } });
      await renewTicket(write);
      checkPlace(write);
      listUtilities(write);
      await checkAnswers(write);
    },
    afterSave: noteAnswers,
  },
  LocateAnswer: {
    read: ofTicket,
    write: isReporter,
    author: 'created_by',
    without: ['update', 'delete'],
    beforeSave: checkAnswer,
    afterSave: tellConflict,
  },
  LocateFile: { read: ofTicket, write: isReporter, author: 'created_by', beforeSave: staysWithTicket },
} satisfies Record<string, Entry>;
