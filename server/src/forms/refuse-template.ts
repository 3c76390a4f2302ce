import type { Sentence } from '@fieldspan/contract/sentence';
import { templateErrors } from '@fieldspan/domain/form/lint-template';
import type { TemplateError } from '@fieldspan/domain/form/lint-template';
import { Refusal } from '../http/errors.ts';
import { fault, sentence } from '../http/sentence.ts';

/** @throws Refusal that says every mistake in a template, and where it is: in the reader's language too */
export function refuseMistakes(json: string): void {
  const errors = templateErrors(json);
  if (errors.length > 0) throw new Refusal(...errors.map(said));
}

function said({ section, question, fault: found }: TemplateError): Sentence | string {
  if (question !== '') return sentence`Section “${section}”, question “${question}”: ${fault(found)}`;
  return section === '' ? found.message : sentence`Section “${section}”: ${fault(found)}`;
}
