import { explain } from '@fieldspan/api/explain';
import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import type { Colleague } from '@fieldspan/api/queries/colleagues';
import type { Participant } from '@fieldspan/domain/participant';
import { personName } from '@fieldspan/domain/person-name';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { ErrorState } from '@fieldspan/ui/error-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParticipantMode } from './participant-mode.ts';
import styles from './colleague-choice.module.css';
import type { NewParticipants } from './use-new-participants.ts';

type ColleagueChoiceProps = {
  people: NewParticipants;
  takingPart: readonly Participant[];
  ownUserId: number;
  mode: ParticipantMode;
};

/** Lists the company's people; if that fails, the rest of the form stays usable and says so. */
export function ColleagueChoice(props: ColleagueChoiceProps) {
  const { data: colleagues, error, refetch } = useQuery(colleaguesQuery());
  if (colleagues) return <Choice {...props} colleagues={colleagues} />;
  if (!error) return <SkeletonRows count={4} />;
  return (
    <ErrorState
      title={t('Your colleagues could not be read')}
      message={t('{{reason}} The form is kept. Whoever stands beside you can sign as an external worker.', {
        reason: sentence(explain(error).text),
      })}
      onRetry={() => void refetch()}
    />
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** People who have signed are not offered; invited ones can still sign now. */
function Choice({
  people,
  takingPart,
  ownUserId,
  mode,
  colleagues,
}: ColleagueChoiceProps & { colleagues: readonly Colleague[] }) {
  const [typed, setTyped] = useState('');
  const taken = takingPart.filter(
    ({ completed_at, is_invite }) => mode === 'invite' || completed_at !== null || is_invite === 0,
  );
  const isOffered = (id: number) => id !== ownUserId && !taken.some(({ user_id }) => user_id === id);
  const wanted = typed.trim().toLowerCase();
  const shown = colleagues.filter((user) => isOffered(user.id) && personName(user).toLowerCase().includes(wanted));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {mode === 'invite' ? t('Who gets a notification to sign') : t('Who signs on this device')}
        <span className={styles.count}>
          {plural(people.chosen.length, { one: '{{count}} chosen', other: '{{count}} chosen' })}
        </span>
      </legend>
      <SearchField label={t('Search people')} value={typed} onChange={setTyped} />
      <ul className={styles.people}>
        {shown.map((user) => (
          <li key={user.id}>
            <Checkbox
              className={styles.person ?? ''}
              label={
                <>
                  {personName(user)} <span className={styles.job}>{user.job_title}</span>
                </>
              }
              checked={people.chosen.some(({ id }) => id === user.id)}
              onChange={() => people.toggle(user)}
            />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>{t('Nobody by that name')}</li>}
      </ul>
    </fieldset>
  );
}
