import { call, callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** A template with all its settings, for its editor. */
export const templateQuery = (slug: string) =>
  queryValue(['FormTemplate', 'record', slug], ({ signal }) =>
    call(
      'FormTemplate/find',
      {
        slug,
        include: { FormTemplateCategory: ['slug', 'name'], JobPersonnelRole: ['title'], EquipmentType: ['name'] },
      },
      { signal },
    ),
  );
export type Template = QueryAnswer<typeof templateQuery>;

type Limit = 'JobPersonnelRole' | 'EquipmentType';

/** Changes who or what a template is limited to. `before` is what was read: what others add meanwhile stays. */
export const limitTemplate = (id: number, limit: Limit, { before, now }: { before: number[]; now: number[] }) =>
  call(
    'FormTemplate/save',
    limit === 'JobPersonnelRole'
      ? { id, JobPersonnelRole: now, JobPersonnelRole_before: before }
      : { id, EquipmentType: now, EquipmentType_before: before },
  );

/** All child templates, to copy questions from. */
export const allChildTemplatesQuery = () =>
  queryValue(['FormChildTemplate', 'all'], ({ signal }) =>
    callAll(
      'FormChildTemplate',
      {
        filters: { archived: 0 },
        fields: ['slug', 'description'],
        include: { FormTemplate: ['title'] },
        order: [['description', 'ASC']],
      },
      { signal },
    ),
  );

/** Says that the form is open in an editor here, and answers in whose editors it is open too. */
export const otherEditorsQuery = (id: number) =>
  queryOptions({
    queryKey: ['FormChildTemplate', 'editing', id],
    queryFn: async ({ signal }) => {
      const { editors } = await call('FormChildTemplate/editing', { id }, { signal, isUnshown: true });
      return editors.map(({ name }) => name);
    },
    refetchInterval: 15_000,
    gcTime: 0,
    meta: { live: true, quiet: true },
  });
