import type { FormProblems } from '@fieldspan/contract/form-problems';
import type { FormProblem } from '@fieldspan/domain/form/check-filled';
import { Failure } from '../http/errors.ts';

/** A sentence for each is enough to go on; a form of hundreds of fields fills no screen with words. */
const MOST_PROBLEMS = 20;

/** A filled form is not stored because of single answers. `data` names their questions, so that the words can stand there. */
class RefusedAnswers extends Failure {
  override readonly name = 'RefusedAnswers';
  override readonly data: FormProblems;

  constructor(problems: readonly FormProblem[]) {
    const [shown, more] = [problems.slice(0, MOST_PROBLEMS), problems.length - MOST_PROBLEMS];
    super(200, [...shown.map(({ text }) => text), ...(more > 0 ? [`And ${more} more.`] : [])]);
    this.data = { form_problems: problems.map(({ fieldId, said }) => ({ field_id: fieldId, said })) };
  }
}

/** @throws RefusedAnswers unless there is nothing to say */
export function refuseProblems(problems: readonly FormProblem[]): void {
  if (problems.length > 0) throw new RefusedAnswers(problems);
}
