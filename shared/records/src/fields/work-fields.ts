import { contactChoicesQuery } from '@fieldspan/api/queries/records';
import type { Project, Service } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import type { Field } from '../field.ts';

type Work = Project | Service;

/** The fields for the name and customer of a project or service. */
export const workFields = <D extends Work>(): Field<'Job' | 'Service', D>[] => [
  { kind: 'text', name: 'job_num', label: msg('Number'), required: true },
  { kind: 'text', name: 'job_name', label: msg('Name'), required: true },
  {
    kind: 'relation',
    name: 'customer_id',
    label: msg('Customer'),
    choices: (typed) => contactChoicesQuery(typed, 'customer'),
    shownOf: (work) => work.Customer?.name ?? work.customer_name_cache,
  },
];

/** Number, customer and city, as far as they are known. */
export const workSubtitle = (work: Work): string =>
  [work.job_num, work.customer_name_cache, work.city].filter(Boolean).join(' · ');
