import { safetyTasksQuery } from '@fieldspan/api/queries/safety';
import type { SafetyTask } from '@fieldspan/api/queries/safety';
import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { useQuery } from '@tanstack/react-query';
import { taskAnswer, tasksIn } from '../../engine/task-list.ts';
import type { FormTask } from '../../engine/task-list.ts';
import type { Labelled } from '../field-editor.ts';
import { TaskCard } from './task-card.tsx';
import styles from './tasks-editor.module.css';

/** The day's work: tasks from the company's list or typed ones, each with hazards and controls. */
export function TasksEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { data: offered = [], isLoading } = useQuery(safetyTasksQuery());
  const tasks = tasksIn(answer);
  const change = (next: readonly FormTask[]) => onChange(taskAnswer(next));
  return (
    <div className={styles.tasks}>
      <MultiSelectField
        label={label}
        error={error}
        required={entry.field.requiredField}
        values={tasks.map(({ description }) => description)}
        onChange={(chosen) => change(chosen.map((words) => keptTask(words, tasks) ?? newTask(words, offered)))}
        options={offered.map(({ description }) => ({ value: description, label: description }))}
        loading={isLoading}
        allowOther
        placeholder={t('Choose the tasks…')}
      />
      {tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <TaskCard
              key={task.description}
              task={task}
              offered={offered.find(({ description }) => description === task.description)}
              onChange={(changed) => change(tasks.map((other) => (other === task ? changed : other)))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const keptTask = (words: string, tasks: readonly FormTask[]): FormTask | undefined =>
  tasks.find(({ description }) => description === words);

/** A task from the list brings its hazards and controls; a typed one starts empty. */
function newTask(words: string, offered: readonly SafetyTask[]): FormTask {
  const known = offered.find(({ description }) => description === words);
  return {
    description: words,
    hazards: known?.SafetyHazard.map(({ description }) => description) ?? [],
    controls: known?.SafetyControl.map(({ description }) => description) ?? [],
    customTask: known === undefined,
  };
}
