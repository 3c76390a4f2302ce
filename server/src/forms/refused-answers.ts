import type { FormProblems } from '@fieldspan/contract/form-problems';
import type { Sentence } from '@fieldspan/contract/sentence';
import type { FormProblem } from '@fieldspan/domain/form/check-filled';
import { Failure } from '../http/errors.ts';
import { fault, sentence } from '../http/sentence.ts';

/** The number of reported problems is limited, because a form may have hundreds of fields. */
const MOST_PROBLEMS = 20;

/**
 * A form is refused because of some answers. `data` names their questions, so that the client can show each sentence
 * there.
 */
class RefusedAnswers extends Failure {
  override readonly name = 'RefusedAnswers';
  override readonly data: FormProblems;

  constructor(problems: readonly FormProblem[]) {
    const [shown, more] = [problems.slice(0, MOST_PROBLEMS), problems.length - MOST_PROBLEMS];
    super(200, [...shown.map(saidOf), ...(more > 0 ? [sentence`And ${more} more.`] : [])]);
    this.data = { form_problems: problems.map(problemOf) };
  }
}

const saidOf = ({ section, question, fault: found }: FormProblem): Sentence =>
  sentence`Section “${section}”, question “${question}”: ${fault(found)}`;

const problemOf = ({ fieldId, said, fault: found }: FormProblem): FormProblems['form_problems'][number] => ({
  field_id: fieldId,
  said,
  sentence: { text: '{{1}}', values: [fault(found)] },
});

/** @throws RefusedAnswers if there are any problems */
export function refuseProblems(problems: readonly FormProblem[]): void {
  if (problems.length > 0) throw new RefusedAnswers(problems);
}
