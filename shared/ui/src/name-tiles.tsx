import { useState, type ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { t } from './i18n.ts';
import styles from './name-tiles.module.css';
import { TextField } from './text-field.tsx';

/** From this number of people on, a search box is shown. */
const MANY = 12;

type Named = { id: number; name: string; note?: ReactNode };

type NameTilesProps<P extends Named> = { people: readonly P[]; onChoose: (person: P) => void };

/** People to choose oneself from on a tablet that many use. */
export function NameTiles<P extends Named>({ people, onChoose }: NameTilesProps<P>) {
  const [words, setWords] = useState('');
  const shown = people.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      {people.length > MANY && <TextField label={t('Find a name')} value={words} onChange={setWords} />}
      <ul className={styles.tiles}>
        {shown.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.tile} onClick={() => onChoose(person)}>
              <Avatar name={person.name} size="l" />
              <span className={styles.name}>{person.name}</span>
              {person.note && <span className={styles.note}>{person.note}</span>}
            </button>
          </li>
        ))}
      </ul>
      {people.length > 0 && shown.length === 0 && <p>{t('Nobody with a PIN is called that.')}</p>}
    </>
  );
}
