import { rulesFor } from '@fieldspan/domain/form/edit/logic';
import type { Action } from '@fieldspan/domain/form/edit/logic';
import type { Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { extOf } from '@fieldspan/domain/form/edit/ext';
import { optionLabels } from '@fieldspan/domain/form/edit/pasted-lines';
import { NOT_APPLICABLE } from '@fieldspan/domain/form/not-applicable';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconBan, IconCamera, IconHandStop, IconTypography } from '@fieldspan/ui/icons';
import type { Icon } from '@fieldspan/ui/icons';
import { offersOf } from './field-kinds.ts';

type ActionWords = { label: Message; hint?: Message; text: Message | null; short: Message; Icon: Icon };

export const ACTION_WORDS: Record<Action, ActionWords> = {
  photo: { label: msg('Ask for a photo'), text: msg('What the photo shows'), short: msg('photo'), Icon: IconCamera },
  remarks: {
    label: msg('Ask for remarks'),
    text: msg('Question for the remarks'),
    short: msg('remarks'),
    Icon: IconTypography,
  },
  reason: { label: msg('Ask for the reason'), text: null, short: msg('reason'), Icon: IconTypography },
  warn: { label: msg('Warn'), text: msg('Warning'), short: msg('warning'), Icon: IconAlertTriangle },
  understand: {
    label: msg('Stop until it is understood'),
    hint: msg('“I understand” must be tapped before anybody goes on.'),
    text: null,
    short: msg('stop until understood'),
    Icon: IconHandStop,
  },
  wrong: {
    label: msg('Wrong answer: the form cannot go on'),
    hint: msg('It cannot be submitted until the answer is another one.'),
    text: null,
    short: msg('wrong answer'),
    Icon: IconBan,
  },
};

type AnswerChoice = { value: string; label: string };

/** The answers that rules can be about. */
export const answersOf = (raw: Raw): AnswerChoice[] => (offersOf(raw).includes('logic') ? givenAnswers(raw) : []);

/** The answers that a question is known to have. */
export function givenAnswers(raw: Raw): AnswerChoice[] {
  const isYesNo = textOf(raw['type']) === 'boolean';
  const options = [...new Set(optionLabels(raw['options']))].map((label) => ({ value: label, label }));
  const yesNo = [
    { value: '1', label: t('Yes') },
    { value: '0', label: t('No') },
  ];
  const isNA = extOf(raw)['allowNA'] === 1 || extOf(raw)['allowNA'] === true;
  return [...(isYesNo ? yesNo : options), ...(isNA ? [{ value: NOT_APPLICABLE, label: t('N/A') }] : [])];
}

/** In one line: “No → photo, remarks, warning, stop until understood”. */
export function logicText(raw: Raw): string {
  return answersOf(raw)
    .flatMap(({ value, label }) => {
      const rules = rulesFor(raw, value).map(({ action }) => translated(ACTION_WORDS[action].short));
      return rules.length === 0 ? [] : [`${label} → ${rules.join(', ')}`];
    })
    .join(' · ');
}
