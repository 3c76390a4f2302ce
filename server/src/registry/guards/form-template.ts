import { parseForm } from '@fieldspan/domain/form/parse-form';
import { withTemplateKeys } from '@fieldspan/domain/form/template-keys';
import { isSameValue } from '@fieldspan/domain/merge/same-value';
import { checkedNotifyList } from '../../forms/notify-list.ts';
import { refuseMistakes } from '../../forms/refuse-template.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/**
 * Refuses questions that nobody could fill in, and gives those that are stored their keys. A draft may be wrong, but it
 * must be a form; one that says the same as the published questions is no draft.
 */
export function checkTemplate({ before, values }: Write): void {
  const { form_json, draft_json, notify_emails } = values;
  if (typeof notify_emails === 'string') values['notify_emails'] = checkedNotifyList(notify_emails);
  if (typeof form_json === 'string') {
    refuseMistakes(form_json);
    values['form_json'] = withTemplateKeys(form_json);
  }
  if (typeof draft_json !== 'string') return;
  if (parseForm(draft_json) === null) throw new Refusal(NO_QUESTIONS);
  const draft = withTemplateKeys(draft_json);
  values['draft_json'] = isSameForm(draft, { ...before, ...values }['form_json']) ? null : draft;
}

const NO_QUESTIONS = 'These are no questions: a form is a list of sections, each with a list of fields.';

const isSameForm = (draft: string, published: unknown): boolean =>
  typeof published === 'string' && isSameValue(JSON.parse(draft), JSON.parse(published));
