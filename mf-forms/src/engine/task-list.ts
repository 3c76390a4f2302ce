import type { Answer } from '@fieldspan/domain/form/form-types';
import { isRecord, objectOr, wordsIn } from '@fieldspan/domain/form/json-shape';

/** A task as stored in a task list: as text, so that later changes of the company's list do not change filled forms. */
export type FormTask = { description: string; hazards: string[]; controls: string[]; customTask: boolean };

/** The tasks of an answer; invalid entries are dropped. */
export function tasksIn({ meta, value }: Answer): FormTask[] {
  const { tasks } = objectOr(meta);
  const stored: readonly unknown[] = Array.isArray(tasks) ? tasks : wordsIn(value).map(bareTask);
  return stored.flatMap((task) => {
    if (!isRecord(task) || typeof task['description'] !== 'string') return [];
    const { description, hazards, controls, customTask } = task;
    return [{ description, hazards: wordsIn(hazards), controls: wordsIn(controls), customTask: customTask === true }];
  });
}

const bareTask = (description: string) => ({ description, hazards: [], controls: [], customTask: false });

/**
 * The answer with these tasks. Its value lists their names, so that "required" can be checked; no tasks is no answer.
 */
export function taskAnswer(tasks: readonly FormTask[]): Answer {
  return { value: tasks.length === 0 ? '' : tasks.map(({ description }) => description), meta: { tasks } };
}
