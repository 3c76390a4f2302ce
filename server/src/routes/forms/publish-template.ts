import { withTemplateKeys } from '@fieldspan/domain/form/template-keys';
import * as v from 'valibot';
import { refuseMistakes } from '../../forms/refuse-template.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { changeTemplate, requireVersion, storeQuestions } from './template-draft.ts';
import type { LockedTemplate } from './template-draft.ts';

const PublishSchema = v.object({
  id: shortText(200),
  version: WholeNumber,
  note: v.optional(shortText(1000), ''),
});

/** Publishes the draft: from now on forms are filled in with these questions, and the earlier ones stay as a version. */
export const publishTemplate: SignedInRoute = {
  verb: 'POST',
  path: 'FormChildTemplate/publish',
  summary: 'Publish the draft of a form template as its next version',
  session: 'required',
  takes: PublishSchema,
  async handle(ask) {
    const { id: key, version, note } = await ask.read(PublishSchema);
    return changeTemplate(ask, { key, reason: note }, async (work, template) => {
      const earlier = await publishedFrom(work, template, version);
      if (earlier !== null)
        return { record_id: template.id, slug: template.slug, version: template.version, number: earlier };
      await requireVersion(work, template, version);
      const { draft_json } = template;
      if (draft_json === null) throw new Refusal('Everything is published: there are no changes in the draft.');
      refuseMistakes(draft_json);
      return storeQuestions(work, template, { form_json: withTemplateKeys(draft_json), draft_json: null });
    });
  },
};

type Work = Parameters<typeof requireVersion>[0];

/** The number that the same person has already published from this version of the record: the button was pressed twice. */
async function publishedFrom({ tx, session }: Work, { id }: LockedTemplate, version: number): Promise<number | null> {
  const found = await tx
    .selectFrom('form_template_version')
    .where('tenant_id', '=', session.tenantId)
    .where('child_template_id', '=', id)
    .where('of_version', '=', version)
    .where('published_by', '=', session.userId)
    .select('number')
    .executeTakeFirst();
  return found?.number ?? null;
}
