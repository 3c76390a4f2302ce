import type { SafetyTask } from '@fieldspan/api/queries/safety';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { withOther } from '@fieldspan/ui/with-other';
import type { FormTask } from '../../engine/task-list.ts';
import { inOrder } from './in-order.ts';
import { OwnWords } from './own-words.tsx';
import styles from './tasks-editor.module.css';
import { TickList } from './tick-list.tsx';

type TaskCardProps = {
  task: FormTask;
  /** The task in the company's list; undefined for a typed one. */
  offered: SafetyTask | undefined;
  onChange: (task: FormTask) => void;
};

/** One task: its hazards here, and the controls for them. */
export function TaskCard({ task, offered, onChange }: TaskCardProps) {
  const lists = [
    { part: 'hazards', title: t('Hazards'), add: t('Add a hazard'), known: wordsOf(offered?.SafetyHazard) },
    { part: 'controls', title: t('Controls'), add: t('Add a control'), known: wordsOf(offered?.SafetyControl) },
  ] as const;
  return (
    <li className={styles.task}>
      <p className={styles.name}>
        {task.description}
        {task.customTask && <Tag>{t('Own task')}</Tag>}
      </p>
      {lists.map(({ part, title, add, known }) => (
        <fieldset key={part} className={styles.part} aria-label={`${task.description}: ${title}`}>
          <p className={styles.title}>{title}</p>
          <TickList
            options={inOrder([...known, ...task[part]], known)}
            ticked={task[part]}
            onChange={(ticked) => onChange({ ...task, [part]: inOrder(ticked, known) })}
          />
          <OwnWords
            field={`${task.description}: ${title}`}
            label={add}
            onAdd={(typed) => onChange({ ...task, [part]: [...withOther(task[part], known.map(asChoice), typed)] })}
          />
        </fieldset>
      ))}
    </li>
  );
}

const wordsOf = (rows: readonly { description: string }[] = []): string[] => rows.map(({ description }) => description);

const asChoice = (word: string) => ({ value: word, label: word });
