import { queryOptions } from '@tanstack/react-query';
import { call, callAll } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
/** @deprecated for remotes that were published before saves refreshed what shows by themselves */
export const FORM_LEVELS_KEY = ['forms', 'levels'] as const;

export const formCategoriesQuery = () =>
  queryOptions({
    queryKey: ['FormTemplateCategory', 'all'],
    queryFn: ({ signal }) =>
      callAll(
        'FormTemplateCategory',
        {
          include: { FormTemplate: ['title', 'archived'] },
          order: [
            ['sort_order', 'ASC'],
            ['name', 'ASC'],
          ],
        },
        { signal },
      ),
  });

/** Templates of a category with the roles that they are limited to; in a worksheet those for worksheets alone. */
export const formTemplatesQuery = (categoryId: number, isWorksheet = false) =>
  queryOptions({
    queryKey: ['FormTemplate', 'of-category', categoryId, ...(isWorksheet ? ['worksheet'] : [])],
    queryFn: ({ signal }) => {
      const filters: Filters<'FormTemplate'> = {
        category_id: categoryId,
        ...(isWorksheet && { is_worksheet_form: 1 }),
      };
      return callAll(
        'FormTemplate',
        {
          filters,
          include: { JobPersonnelRole: ['title'], FormChildTemplate: ['archived'] },
          order: [['title', 'ASC']],
        },
        { signal },
      );
    },
  });

/** The child templates of a template; these are what people fill in. */
export const childTemplatesQuery = (templateId: number) =>
  queryOptions({
    queryKey: ['FormChildTemplate', 'of-template', templateId],
    queryFn: ({ signal }) =>
      callAll(
        'FormChildTemplate',
        {
          filters: { form_template_id: templateId },
          fields: ['slug', 'description', 'updated_at', 'archived', 'version', 'is_used_up'],
          order: [['description', 'ASC']],
        },
        { signal },
      ),
  });

/** One child template with its template. */
export const childTemplateQuery = (slug: string) =>
  queryValue(['FormChildTemplate', 'record', slug], ({ signal }) =>
    call(
      'FormChildTemplate/find',
      {
        slug,
        include: { FormTemplate: ['slug', 'title', 'category_id', 'has_equipment', 'is_worksheet_form', 'form_json'] },
      },
      { signal },
    ),
  );
export type ChildTemplate = QueryAnswer<typeof childTemplateQuery>;

/** Ids of the equipment types that a template is limited to; empty means any. */
export const templateEquipmentQuery = (templateId: number) =>
  queryOptions({
    queryKey: ['FormTemplate', 'equipment', templateId],
    queryFn: async ({ signal }) => {
      const query = { slug: templateId, fields: ['slug'], include: { EquipmentType: ['name'] } } as const;
      return (await call('FormTemplate/find', query, { signal })).EquipmentType.map(({ id }) => id);
    },
    meta: { quiet: true },
  });

/** Tells the server that somebody has started to fill in a form. */
export const logFormStart = ({ id, description, FormTemplate }: ChildTemplate) =>
  call('CompanyForm/start-log', {
    form_child_template_id: id,
    template_title: FormTemplate?.title ?? '',
    child_template_description: description,
  });

export type { FormAbout } from '@fieldspan/contract/widgets';

/** The project or service that a form is chosen for. */
export type FormPlace = { kind: 'job' | 'service'; id: string };

/** The name of the place, and what the template's limits need to know about the person there; null without a place. */
export const formPlaceQuery = (place: FormPlace | null, userId: number) =>
  queryOptions({
    queryKey: ['Job', 'place-of-form', place, userId],
    queryFn: ({ signal }) => {
      if (place === null) return null;
      return place.kind === 'job' ? jobPlace(place.id, userId, signal) : servicePlace(place.id, userId, signal);
    },
  });

/** Maximum number of roles of one person on one job. */
async function jobPlace(id: string, userId: number, signal: AbortSignal) {
  const job = await call('Job/find', { slug: id, fields: ['job_num', 'job_name'] }, { signal });
  const query = {
    filters: { job_id: job.id, user_id: userId },
    fields: ['personnel_role_id'],
  } as const;
  const roles = await callAll('JobPersonnel', query, { signal });
  const roleIds = roles.flatMap(({ personnel_role_id }) => personnel_role_id ?? []);
  return { label: `${job.job_num} ${job.job_name}`, context: { isAssignee: false, roleIds } };
}

async function servicePlace(id: string, userId: number, signal: AbortSignal) {
  const service = await call('Service/find', { slug: id, fields: ['job_num', 'job_name', 'assigned_to'] }, { signal });
  const context = { isAssignee: service.assigned_to === userId, roleIds: [] };
  return { label: `${service.job_num} ${service.job_name}`, context };
}

/**
 * The forms that the signed-in person has to fill in before clocking in on a job, and those that they have signed there;
 * asked anew each time.
 */
export const requiredFormsQuery = ({ kind, id }: { kind: FormPlace['kind']; id: number }) =>
  queryOptions({
    queryKey: ['FormChildTemplate', 'required-or-signed', kind, id],
    queryFn: ({ signal }) =>
      call(
        'TimeLog/clock-in-forms',
        { ...(kind === 'job' ? { job_id: id } : { service_id: id }), with_signed: 1 },
        { signal },
      ),
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
export type RequiredForm = QueryAnswer<typeof requiredFormsQuery>[number];
