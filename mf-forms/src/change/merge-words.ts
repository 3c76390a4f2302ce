import type { FormDoc } from '@fieldspan/domain/form/form-types';
import type { MergeWords } from '@fieldspan/federation/merge-rows';
import { answerText } from './answer-text.ts';

/** Labels of questions and answers for the merge dialog, by question id. */
export function mergeWordsOf({ byId }: FormDoc): Required<MergeWords> {
  return {
    labels: Object.fromEntries([...byId].map(([id, { field }]) => [id, field.label || field.type])),
    valueText: (id, text) => {
      const field = byId.get(id)?.field;
      if (field === undefined) return null;
      return typeof text === 'string' ? answerText(field, JSON.parse(text)) : '';
    },
  };
}
