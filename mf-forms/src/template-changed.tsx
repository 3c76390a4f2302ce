import { parseForm } from '@fieldspan/domain/form/parse-form';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { plural, t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { keptAnswers } from './filler/kept-answers.ts';
import type { FillingSource } from './filling-source.tsx';

/** Says that the form was changed since it was begun, or is changed while it is filled in. */
export function TemplateChanged({ source: { child, draft } }: { source: FillingSource }) {
  const [begunWith] = useState(child.published_version);
  const [gone] = useState(() => goneFrom(child, draft));
  const before = draft.found?.templateVersion;
  if (child.published_version !== begunWith)
    return (
      <AlertBox type="info" live="in-a-pause">
        {t('This form has just been changed. You go on with the questions that you have begun, and they are accepted.')}
      </AlertBox>
    );
  if (before === undefined || before === begunWith) return null;
  return (
    <AlertBox type="info">
      {t('This form was changed since you began. Your answers are kept at their questions; look at what is new.')}
      {gone > 0 && ' '}
      {gone > 0 &&
        plural(gone, {
          one: '{{count}} answer is left out because its question is gone.',
          other: '{{count}} answers are left out because their questions are gone.',
        })}
    </AlertBox>
  );
}

function goneFrom({ form_json, FormTemplate }: FillingSource['child'], { found }: FillingSource['draft']): number {
  const doc = parseForm(form_json ?? FormTemplate?.form_json ?? null);
  return doc && found ? keptAnswers(doc, found.answers).gone : 0;
}
