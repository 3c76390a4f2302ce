import { TRADES } from '@fieldspan/domain/trades';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch } from '../../registry/access.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { minutesOf, questionsOf } from '../../starter-forms/starter-facts.ts';
import { STARTER_LANG } from '../../starter-forms/starter-form.ts';
import type { StarterForm } from '../../starter-forms/starter-form.ts';
import { STARTERS } from '../../starter-forms/starters.ts';
import { copiesOf, copyStarters } from './copy-starters.ts';
import type { StarterCopy } from './copy-starters.ts';

const KEY_LENGTH = 100;
/** Nobody needs one form of the library more often than this. */
const MOST_COPIES = 20;

const starters: SignedInRoute = {
  verb: 'GET',
  path: 'FormStarter/get',
  summary: 'The forms of the starter library, and which of them the company has copied',
  session: 'required',
  async handle({ session, transact }) {
    if (!mayTouch(session, 'FormTemplate', 'read')) return [];
    const copies = await transact((tx) => copiesOf({ tx, session }));
    return TRADES.flatMap((trade) => STARTERS.filter((form) => form.trade === trade)).map((form) =>
      factsOf(form, copies),
    );
  },
};

function factsOf(form: StarterForm, copies: readonly StarterCopy[]) {
  const { key, trade, category, title, description, basis } = form;
  return {
    key,
    lang: STARTER_LANG,
    trade,
    category,
    title,
    description,
    basis,
    questions: questionsOf(form).length,
    minutes: minutesOf(form),
    copies: copies.filter((copy) => copy.key === key),
  };
}

const PreviewSchema = v.object({ key: shortText(KEY_LENGTH) });

const previewStarter: SignedInRoute = {
  verb: 'GET',
  path: 'FormStarter/preview',
  summary: 'The questions of one form of the starter library',
  session: 'required',
  takes: PreviewSchema,
  async handle({ read, session }) {
    const { key } = await read(PreviewSchema);
    if (!mayTouch(session, 'FormTemplate', 'read')) throw new Refusal('Form template not found.');
    const { title, sections } = starterOf(key);
    return { key, lang: STARTER_LANG, title, form_json: JSON.stringify(sections) };
  },
};

const CopySchema = v.object({
  keys: jsonText(v.pipe(v.array(shortText(KEY_LENGTH)), v.nonEmpty('must name a form'), v.maxLength(STARTERS.length))),
  copies: v.optional(v.pipe(WholeNumber, v.minValue(1), v.maxValue(MOST_COPIES))),
});

const copyStarter: SignedInRoute = {
  verb: 'POST',
  path: 'FormStarter/copy',
  summary: 'Copy forms of the starter library into the company, unless it has that many copies already',
  session: 'required',
  takes: CopySchema,
  async handle({ read, session, transact }) {
    const { keys, copies = 1 } = await read(CopySchema);
    if (session.tenantId === 0 || !mayTouch(session, 'FormTemplate', 'write'))
      throw new Refusal('You do not have permission to add form templates.');
    requireSubscription(session, 'FormTemplate');
    const wanted = [...new Set(keys)].map(starterOf);
    return transact((tx) => copyStarters({ tx, session }, wanted, copies));
  },
};

function starterOf(key: string): StarterForm {
  const form = STARTERS.find((each) => each.key === key);
  if (!form) throw new Refusal('The starter library has no such form.');
  return form;
}

export const starterRoutes: readonly SignedInRoute[] = [starters, previewStarter, copyStarter];
