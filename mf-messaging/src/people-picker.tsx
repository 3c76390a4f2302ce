import { recipientsQuery } from '@fieldspan/api/queries/messaging';
import { personName } from '@fieldspan/domain/person-name';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { plural, t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './people-picker.module.css';

type PeoplePickerProps = {
  label: string;
  /** People who are not offered: oneself, and existing members. */
  except: readonly number[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

export function PeoplePicker({ label, except, chosen, onChange }: PeoplePickerProps) {
  const { data: people } = useSuspenseQuery(recipientsQuery());
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = people.filter(
    (person) => !except.includes(person.id) && personName(person).toLowerCase().includes(wanted),
  );

  const handleToggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        {label}
        <span className={styles.count}>
          {plural(chosen.length, { one: '{{count}} chosen', other: '{{count}} chosen' })}
        </span>
      </legend>
      <SearchField label={t('Search people')} value={typed} onChange={setTyped} />
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={person.id}>
            <Checkbox
              className={styles.person ?? ''}
              label={
                <>
                  {personName(person)} <span className={styles.job}>{person.job_title}</span>
                </>
              }
              checked={chosen.includes(person.id)}
              onChange={(isChosen) => handleToggle(person.id, isChosen)}
            />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>{t('Nobody by that name')}</li>}
      </ul>
    </fieldset>
  );
}
