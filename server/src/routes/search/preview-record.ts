import { sentence, term } from '../../http/sentence.ts';
import { PREVIEWED } from '@fieldspan/contract/messaging-calls';
import type { Preview, PreviewedModel } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch } from '../../registry/access.ts';
import { words } from '../../registry/model-words.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';
import { previewSources } from './preview-sources.ts';

const isPreviewed = (name: string): name is PreviewedModel => Object.hasOwn(PREVIEWED, name);

const AskSchema = v.object({
  model: v.pipe(v.string(), v.guard(isPreviewed, 'must be a record that has a page')),
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
});

export const previewRecord: SignedInRoute = {
  verb: 'GET',
  path: 'Record/preview',
  summary: 'A record in a few words, for a link in a message; what the caller may not read is not found',
  session: 'required',
  takes: AskSchema,
  async handle({ read, session, transact }): Promise<Preview> {
    const { model, slug } = await read(AskSchema);
    if (!mayTouch(session, model, 'read')) throw new Refusal(sentence`${term(words(model))} not found.`);
    const { fields, include = new Map(), present } = previewSources[model];
    const query = { ...parseQuery(new Map()), fields, include };
    const row = await transact((tx) => readOne({ tx, identity: session }, model, { key: slug, query }));
    return { kind: PREVIEWED[model], ...present(row) };
  },
};
