import { locateAnswersQuery } from '@fieldspan/api/queries/locates';
import { instantText } from '@fieldspan/domain/day-text';
import { knownAnswer } from '@fieldspan/domain/locate-state';
import { personName } from '@fieldspan/domain/person-name';
import { t, translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { ANSWER_WORDS } from './answer-words.ts';
import styles from './locates.module.css';

/** Every answer as it was written down, with who and why; nothing for tickets whose answers never changed. */
export function AnswerHistory({ locateId }: { locateId: number }) {
  const { data: answers = [] } = useQuery({ ...locateAnswersQuery(locateId), throwOnError: false });
  const said = answers.filter(({ answer }) => answer !== 'Not yet');
  if (said.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('All answers ({{count}})', { count: said.length })}</summary>
      <ul>
        {said.map(({ id, utility, answer, note, at, CreatedBy }) => (
          <li key={id}>
            <strong>
              {utility}: {translated(ANSWER_WORDS[knownAnswer(answer) ?? 'Not yet'])}
            </strong>{' '}
            <span className={styles.quiet}>
              {[note, CreatedBy && personName(CreatedBy), instantText(at)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
