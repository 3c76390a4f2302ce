import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import { sentence } from '../../http/sentence.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { changeTemplate, requireVersion, storeQuestions } from './template-draft.ts';

const DraftSchema = v.object({ id: shortText(200), version: WholeNumber });
const RestoreSchema = v.object({ ...DraftSchema.entries, number: WholeNumber });

export const restoreTemplate: SignedInRoute = {
  verb: 'POST',
  path: 'FormChildTemplate/restore',
  summary: 'Copy a published version of a form template into its draft',
  session: 'required',
  takes: RestoreSchema,
  async handle(ask) {
    const { id: key, version, number } = await ask.read(RestoreSchema);
    return changeTemplate(ask, { key, reason: `Version ${number} copied into the draft` }, async (work, template) => {
      await requireVersion(work, template, version);
      const found = await work.tx
        .selectFrom('form_template_version')
        .where('tenant_id', '=', work.session.tenantId)
        .where('child_template_id', '=', template.id)
        .where('number', '=', number)
        .select('form_json')
        .executeTakeFirst();
      if (!found) throw new Refusal(sentence`There is no version ${number} of this form template.`);
      const { form_json: draft } = found;
      return storeQuestions(work, template, { draft_json: draft === template.form_json ? null : draft });
    });
  },
};

export const discardDraft: SignedInRoute = {
  verb: 'POST',
  path: 'FormChildTemplate/discard-draft',
  summary: 'Delete the draft of a form template; the published questions stay',
  session: 'required',
  takes: DraftSchema,
  async handle(ask) {
    const { id: key, version } = await ask.read(DraftSchema);
    return changeTemplate(ask, { key }, async (work, template) => {
      await requireVersion(work, template, version);
      return storeQuestions(work, template, { draft_json: null });
    });
  },
};
