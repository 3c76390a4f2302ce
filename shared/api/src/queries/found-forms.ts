import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const CHOICES = 20;
const PERSON = ['first_name', 'last_name'] as const;
const WORK = ['slug', 'job_num', 'job_name'] as const;

/** A page of filled forms, without their answers. */
export const foundFormsQuery = (query: ListQuery<'CompanyForm'>) =>
  queryValue(['CompanyForm', 'found', query], ({ signal }) =>
    callList(
      'CompanyForm',
      {
        ...query,
        fields: [
          'slug',
          'created_at',
          'created_by',
          'template_title',
          'child_template_description',
          'flagged_count',
          'state',
          'signed_count',
          'signer_count',
        ],
        include: { User: PERSON, Job: WORK, Service: WORK, Equipment: ['description'] },
      },
      { signal },
    ),
  );
export type FoundForm = QueryAnswer<typeof foundFormsQuery>['rows'][number];

/** How many filled forms the person may read that match. */
export const formCountQuery = (filters: Filters<'CompanyForm'>) =>
  queryValue(['CompanyForm', 'count', filters], async ({ signal }) => {
    const { meta } = await callList('CompanyForm', { filters, fields: ['slug'], page: 1, limit: 1 }, { signal });
    return meta?.count ?? 0;
  });

/** What can be done with a filled form in the list, and its address for the project. */
export const formWaysQuery = (slug: string) =>
  queryValue(['CompanyForm', 'ways', slug], ({ signal }) =>
    call(
      'CompanyForm/find',
      {
        slug,
        fields: [
          'slug',
          'revision',
          'created_by',
          'reviewed_at',
          'state',
          'signed_count',
          'signer_count',
          'is_deactivated',
          'expiry',
        ],
        include: { Job: WORK, Service: WORK, Equipment: ['slug', 'description'], Reviewer: PERSON },
      },
      { signal },
    ),
  );

/** The address of a form that was just sent. */
export const formAddressQuery = (id: number) =>
  queryValue(['CompanyForm', 'address', id], ({ signal }) =>
    call('CompanyForm/find', { slug: id, fields: ['slug', 'revision'] }, { signal }),
  );

/** Forms that wait for the person's signature. */
export const formsToSignQuery = (userId: number) =>
  queryValue(['CompanyFormAcknowledgement', 'mine', userId], ({ signal }) =>
    callAll(
      'CompanyFormAcknowledgement',
      {
        filters: {
          user_id: userId,
          is_invite: 1,
          completed_at: null,
          declined_at: null,
          'CompanyForm.is_deactivated': 0,
        },
        fields: ['acknowledgement_slug', 'created_at'],
        include: { CompanyForm: ['slug', 'child_template_description', 'template_title'] },
        order: [['created_at', 'DESC']],
      },
      { signal },
    ),
  );

/** Templates that forms are filled in from, which match the typed text; archived ones too. */
export const filledTemplateChoicesQuery = (typed: string) =>
  queryValue(['FormChildTemplate', 'some-choices', typed], async ({ signal }) => {
    const query = {
      filters: anyLike<'FormChildTemplate'>(['description'], typed),
      fields: ['description'],
      include: { FormTemplate: ['title'] },
      order: [['description', 'ASC']],
      limit: CHOICES,
    } as const;
    const some = await callSome('FormChildTemplate', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.description, note: row.FormTemplate?.title ?? null }));
  });

export const filledEquipmentChoicesQuery = (typed: string) =>
  queryValue(['Equipment', 'some-choices', typed], async ({ signal }) => {
    const query = {
      filters: anyLike<'Equipment'>(['description'], typed),
      fields: ['description'],
      order: [['description', 'ASC']],
      limit: CHOICES,
    } as const;
    const some = await callSome('Equipment', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.description, note: null }));
  });

export type FilteredKind = 'template' | 'person' | 'job' | 'service' | 'equipment';

/** The name of a record that a list is filtered by; null for one that the person may not read. */
export const filterNameQuery = (kind: FilteredKind, id: number) =>
  queryValue([MODELS[kind], 'filter-name', kind, id], ({ signal }) => nameOf(kind, id, signal).catch(() => null));

const MODELS = {
  template: 'FormChildTemplate',
  person: 'User',
  job: 'Job',
  service: 'Service',
  equipment: 'Equipment',
} as const;

async function nameOf(kind: FilteredKind, slug: number, signal: AbortSignal): Promise<string | null> {
  const options = { signal };
  if (kind === 'template')
    return (await call('FormChildTemplate/find', { slug, fields: ['description'] }, options)).description;
  if (kind === 'equipment')
    return (await call('Equipment/find', { slug, fields: ['description'] }, options)).description;
  if (kind === 'person') {
    const { first_name, last_name } = await call('User/find', { slug, fields: PERSON }, options);
    return [first_name, last_name].filter(Boolean).join(' ');
  }
  const work =
    kind === 'job'
      ? call('Job/find', { slug, fields: WORK }, options)
      : call('Service/find', { slug, fields: WORK }, options);
  const { job_num, job_name } = await work;
  return `${job_num} ${job_name}`;
}

export const reviewForm = (id: number, revision: number, isReviewed: boolean) =>
  call('CompanyForm/review', { id, revision, is_reviewed: isReviewed ? 1 : 0 });
export const remindSigners = (id: number) => call('CompanyForm/remind', { id });
