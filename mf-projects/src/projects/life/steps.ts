import type { Project } from '@fieldspan/api/queries/records';
import { t } from '@fieldspan/ui/i18n';
import { changeState } from './change-state.ts';

export const makeProject = (job: Project): Promise<boolean> =>
  changeState(
    job,
    { is_lead: 0 },
    { said: t('“{{title}}” is a project.', { title: job.job_name }), back: { is_lead: 1 } },
  );

export const makeLead = (job: Project): Promise<boolean> =>
  changeState(
    job,
    { is_lead: 1 },
    { said: t('“{{title}}” is a lead again.', { title: job.job_name }), back: { is_lead: 0 } },
  );

export const complete = (job: Project): Promise<boolean> =>
  changeState(
    job,
    { date_completed: new Date().toISOString() },
    { said: t('“{{title}}” is completed.', { title: job.job_name }), back: { date_completed: null } },
  );

export const reopen = (job: Project): Promise<boolean> =>
  changeState(
    job,
    { date_completed: null },
    { said: t('“{{title}}” is open again.', { title: job.job_name }), back: { date_completed: job.date_completed } },
  );

/** Whether a project can go back to the leads: nobody has accepted its bid, and nobody has worked on it. */
export const mayBeLead = ({ JobBid: bids, hours_logged: hours, date_completed: completed }: Project): boolean =>
  !bids.some(({ status }) => status === 'Accepted') && !hours && completed === null;
