import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { someOf } from './some-of.ts';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { chunksOf } from '@fieldspan/domain/chunks-of';
import { queryValue } from './query-value.ts';

/** The parent of time logs, threads and forms. */
export type Parent = { job_id: number } | { service_id: number };

const PERSON = ['slug', 'first_name', 'last_name'] as const;
/** Filter for active employees. */
const ACTIVE = { 'UserPermission.is_inactive': 0 } as const;
const TAB_LIMIT = 100;
/** Maximum number of ids in a filter. */
const IDS_MOST = 500;
const CHOICES = 20;

/** Projects with the columns of the list. */
const WORK_ROW = ['slug', 'version', 'job_num', 'job_name', 'customer_name_cache', 'city'] as const;

export const projectsQuery = (query: ListQuery<'Job'>) =>
  queryValue(['Job', 'list', query], ({ signal }) =>
    callList(
      'Job',
      {
        ...query,
        fields: [
          ...WORK_ROW,
          'manager_id',
          'is_lead',
          'archived',
          'deleted',
          'date_completed',
          'budget_hours',
          'hours_logged',
          'updated_at',
        ],
        include: { Manager: PERSON, JobBid: ['is_active', 'status'] },
      },
      { signal },
    ),
  );
export type ProjectRow = QueryAnswer<typeof projectsQuery>['rows'][number];

export const projectQuery = (idOrSlug: string) =>
  queryValue(['Job', 'record', idOrSlug], ({ signal }) =>
    call(
      'Job/find',
      {
        slug: idOrSlug,
        include: { Customer: ['slug', 'name', 'phone'], Manager: PERSON, JobBid: true, JobEstimate: ['total'] },
      },
      { signal },
    ),
  );
export type Project = QueryAnswer<typeof projectQuery>;

/** The personnel of a project with their roles, without inactive employees (document 0 §5). */
export const projectPersonnelQuery = (jobId: number) =>
  queryValue(['JobPersonnel', 'of-job', jobId], async ({ signal }) => {
    const include = {
      User: [...PERSON, 'job_title', 'phone_mobile'],
      JobPersonnelRole: ['title', 'review_timelogs'],
    } as const;
    const rows = await callAll('JobPersonnel', { filters: { job_id: jobId }, include }, { signal });
    const active = await Promise.all(
      chunksOf(rows, IDS_MOST).map((some) =>
        callAll(
          'User',
          { filters: { ...ACTIVE, id: some.map(({ user_id }) => user_id) }, fields: ['slug'] },
          { signal },
        ),
      ),
    );
    const here = new Set(active.flat().map(({ id }) => id));
    return rows.filter(({ user_id }) => here.has(user_id));
  });

export const servicesQuery = (query: ListQuery<'Service'>) =>
  queryValue(['Service', 'list', query], ({ signal }) =>
    callList(
      'Service',
      {
        ...query,
        fields: [...WORK_ROW, 'address', 'scheduled_at', 'priority', 'archived', 'completed'],
        include: { ServiceStatus: ['type', 'label'], AssignedTo: PERSON },
      },
      { signal },
    ),
  );
export type ServiceRow = QueryAnswer<typeof servicesQuery>['rows'][number];

export const serviceQuery = (idOrSlug: string) =>
  queryValue(['Service', 'record', idOrSlug], ({ signal }) =>
    call(
      'Service/find',
      {
        slug: idOrSlug,
        include: {
          Customer: ['slug', 'name', 'phone', 'email', 'access_notes'],
          ServiceStatus: ['type', 'label'],
          AssignedTo: PERSON,
        },
      },
      { signal },
    ),
  );
export type Service = QueryAnswer<typeof serviceQuery>;

const CONTACT_KINDS = ['is_customer', 'is_supplier', 'is_company'] as const;
const CONTACT_ROW = [...CONTACT_KINDS, 'slug', 'version', 'name', 'phone', 'email', 'city', 'archived'] as const;

export const contactsQuery = (query: ListQuery<'Contact'>) =>
  queryValue(['Contact', 'list', query], ({ signal }) =>
    callList('Contact', { ...query, fields: CONTACT_ROW, include: { Company: ['slug', 'name'] } }, { signal }),
  );
export type ContactRow = QueryAnswer<typeof contactsQuery>['rows'][number];

export const contactQuery = (idOrSlug: string) =>
  queryValue(['Contact', 'record', idOrSlug], ({ signal }) =>
    call('Contact/find', { slug: idOrSlug, include: { Company: ['slug', 'name'] } }, { signal }),
  );
export type Contact = QueryAnswer<typeof contactQuery>;

export const employeesQuery = (query: ListQuery<'User'>) =>
  queryValue(['User', 'list', query], ({ signal }) =>
    callList(
      'User',
      {
        ...query,
        fields: ['slug', 'first_name', 'last_name', 'email', 'phone_mobile', 'job_title', 'last_active'],
        include: { UserPermission: ['role_type', 'is_inactive', 'invite_accepted', 'invite_declined'] },
      },
      { signal },
    ),
  );
export type EmployeeRow = QueryAnswer<typeof employeesQuery>['rows'][number];

export const employeeQuery = (idOrSlug: string) =>
  queryValue(['User', 'record', idOrSlug], ({ signal }) =>
    call('User/find', { slug: idOrSlug, include: ['UserPermission', 'ProfileImage'] }, { signal }),
  );
export type Employee = QueryAnswer<typeof employeeQuery>;

/** Time logs of a project or service, latest first. */
export const timeLogsQuery = (parent: Parent) =>
  queryValue(['TimeLog', 'some-of', parent], ({ signal }) =>
    callSome('TimeLog', { ...timeOf(parent), limit: TAB_LIMIT }, { signal }),
  );

/** All time logs, for sums. */
export const allTimeLogsQuery = (parent: Parent) =>
  queryValue(['TimeLog', 'all-of', parent], ({ signal }) => callAll('TimeLog', timeOf(parent), { signal }));

const timeOf = (parent: Parent) =>
  ({ filters: parent, include: { User: PERSON }, order: [['time_in', 'DESC']] }) as const;

/** Threads of a project or service, latest first. */
export const relatedThreadsQuery = (parent: Parent) =>
  queryValue(['MessageThread', 'some-of', parent], ({ signal }) =>
    callSome(
      'MessageThread',
      {
        filters: parent,
        include: { LastAuthor: PERSON },
        order: [['last_message_at', 'DESC']],
        limit: TAB_LIMIT,
      },
      { signal },
    ),
  );

type FormSubject = 'equipment_id' | 'customer_asset_id' | 'about_user_id' | 'worksheet_id';
export type FormParent = Parent | { [S in FormSubject]: Record<S, number> }[FormSubject];

/** Forms of one record, latest first; without their answers. */
export const relatedFormsQuery = (parent: FormParent) =>
  queryValue(['CompanyForm', 'some-of', parent], ({ signal }) =>
    callSome(
      'CompanyForm',
      {
        filters: parent,
        fields: ['slug', 'created_at', 'is_deactivated', 'expiry'],
        include: { FormChildTemplate: ['description'], FormTemplate: ['title'], User: PERSON },
        order: [['created_at', 'DESC']],
        limit: TAB_LIMIT,
      },
      { signal },
    ),
  );

/** Contacts that belong to this company contact. */
export const subContactsQuery = (parentId: number) =>
  queryValue(['Contact', 'some-below', parentId], ({ signal }) =>
    callSome(
      'Contact',
      {
        filters: { parent_id: parentId, archived: 0 },
        fields: ['slug', 'name', 'phone', 'email'],
        order: [['name', 'ASC']],
        limit: TAB_LIMIT,
      },
      { signal },
    ),
  );

/** A contact's projects. */
export const contactProjectsQuery = (customerId: number) =>
  queryValue(['Job', 'some-of-customer', customerId], ({ signal }) =>
    callSome(
      'Job',
      {
        filters: { customer_id: customerId },
        fields: ['slug', 'job_num', 'job_name', 'city', 'is_lead', 'archived', 'deleted', 'date_completed'],
        include: { JobBid: ['is_active', 'status'] },
        order: [['job_num', 'DESC']],
        limit: TAB_LIMIT,
      },
      { signal },
    ),
  );

/** A contact's service contracts. */
export const serviceContractsQuery = (customerId: number) =>
  queryValue(['ServiceContract', 'some-of-customer', customerId], ({ signal }) =>
    callSome(
      'ServiceContract',
      { filters: { customer_id: customerId }, order: [['next_due', 'ASC']], limit: TAB_LIMIT },
      { signal },
    ),
  );

/** Active employees that match the typed text. */
export const peopleChoicesQuery = (typed: string) =>
  queryValue(['User', 'some-choices', typed], async ({ signal }) => {
    const query = {
      filters: { ...ACTIVE, ...namedLike(typed) },
      fields: [...PERSON, 'job_title'],
      order: [['first_name', 'ASC']],
      limit: CHOICES,
    } as const;
    const some = await callSome('User', query, { signal });
    return someOf(some, (row) => ({
      id: row.id,
      title: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
      note: row.job_title,
    }));
  });

/** A first name, a last name, or both with a space between them. */
function namedLike(typed: string): Filters<'User'> {
  const [first = '', ...others] = typed.split(/\s+/);
  if (others.length === 0) return anyLike<'User'>(['first_name', 'last_name'], typed);
  const both = { first_name: { like: first }, last_name: { like: others.join(' ') } };
  return { any: [{ first_name: { like: typed } }, { last_name: { like: typed } }, both] };
}

/** Contacts that match the typed text. */
export const contactChoicesQuery = (typed: string, kind: 'customer' | 'company') =>
  queryValue(['Contact', 'some-choices', kind, typed], async ({ signal }) => {
    const filters: Filters<'Contact'> = {
      archived: 0,
      ...(kind === 'customer' ? { is_customer: 1 } : { is_company: 1 }),
      ...(typed !== '' && { name: { like: typed } }),
    };
    const query = {
      filters,
      fields: ['name', 'city'],
      order: [['name', 'ASC']],
      limit: CHOICES,
    } as const;
    const some = await callSome('Contact', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.name, note: row.city }));
  });
