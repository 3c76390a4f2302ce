import { t } from '@fieldspan/ui/i18n';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { tasksIn } from '../engine/task-list.ts';
import styles from './static-tasks.module.css';

/** The tasks of a form with their hazards and controls. */
export function StaticTasks({ answer }: { answer: Answer }) {
  const tasks = tasksIn(answer);
  if (tasks.length === 0) return <span className={styles.none}>{t('Not answered')}</span>;
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ description, hazards, controls }) => (
        <li key={description}>
          <p>{description}</p>
          {hazards.length > 0 && <p className={styles.none}>{t('Hazards: {{list}}', { list: hazards.join(', ') })}</p>}
          {controls.length > 0 && (
            <p className={styles.none}>{t('Controls: {{list}}', { list: controls.join(', ') })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
