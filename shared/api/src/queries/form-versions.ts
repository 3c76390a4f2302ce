import { queryOptions } from '@tanstack/react-query';
import { call, callAll } from '@fieldspan/api/call';

/** The published versions of a child template, newest first, without their questions. */
export const formVersionsQuery = (childId: number) =>
  queryOptions({
    queryKey: ['FormTemplateVersion', 'of-child', childId],
    queryFn: ({ signal }) =>
      callAll(
        'FormTemplateVersion',
        {
          filters: { child_template_id: childId },
          fields: ['number', 'note', 'description', 'created_at', 'form_count'],
          include: { User: ['first_name', 'last_name', 'email'] },
          order: [['number', 'DESC']],
        },
        { signal },
      ),
  });

/** The questions of some versions, by number. */
export const versionQuestionsQuery = (childId: number, numbers: readonly number[]) =>
  queryOptions({
    queryKey: ['FormTemplateVersion', 'questions', childId, ...numbers],
    queryFn: async ({ signal }) => {
      const query = {
        filters: { child_template_id: childId, number: [...numbers] },
        fields: ['number', 'form_json'],
      } as const;
      const rows = await callAll('FormTemplateVersion', query, { signal });
      return new Map(rows.map(({ number, form_json }) => [number, form_json]));
    },
  });

type Of = { id: number; version: number };

/** Copies a version into the draft. @returns the record's version after it */
export const restoreVersion = async ({ id, version }: Of, number: number): Promise<number> =>
  (await call('FormChildTemplate/restore', { id, number, version })).version;

/** Puts the draft back that was there before; null: there was none. */
export async function putDraftBack({ id, version }: Of, draft_json: string | null): Promise<void> {
  if (draft_json === null) await call('FormChildTemplate/discard-draft', { id, version });
  else await call('FormChildTemplate/save', { id, version, draft_json });
}
