import { explain } from '@fieldspan/api/explain';
import { forgetTablet } from '@fieldspan/api/is-tablet';
import { tabletPageQuery } from '@fieldspan/api/tablet';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import { PinForm } from './pin-form.tsx';
import styles from './tablet-screen.module.css';

/** From this number of people on, a search box is shown. */
const MANY = 12;

type Person = { id: number; name: string };

/** Replaces the sign-in page on a shared tablet: who is on site, then the PIN. */
export function TabletScreen({ onOther }: { onOther: () => void }) {
  const { data, error, refetch } = useQuery(tabletPageQuery());
  const [chosen, setChosen] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setIsBack(true);
    setChosen(null);
  };
  const leave = () => {
    forgetTablet();
    onOther();
  };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.brand}>
          <BrandMark /> Fieldspan
        </p>
        {data && <p className={styles.where}>{`${data.company_name} · ${data.name}`}</p>}
      </header>
      <main className={styles.main}>
        {error && <NoTablet words={explain(error).text} onAgain={() => void refetch()} onLeave={leave} />}
        {!error && !data && <SkeletonRows count={5} />}
        {data && chosen && <PinForm person={chosen} onBack={goBack} />}
        {data && !chosen && <People people={data.people} isBack={isBack} onChoose={setChosen} />}
        {!chosen && (
          <button type="button" className={styles.other} onClick={onOther}>
            {t('Sign in with an e-mail address')}
          </button>
        )}
      </main>
    </div>
  );
}

type NoTabletProps = { words: string; onAgain: () => void; onLeave: () => void };

function NoTablet({ words, onAgain, onLeave }: NoTabletProps) {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('Shared tablet')}
      </h1>
      <AlertBox type="danger" live="at-once">
        {words}
      </AlertBox>
      <div className={styles.buttons}>
        <Button size="l" onClick={onAgain}>
          {t('Try again')}
        </Button>
        <Button size="l" onClick={onLeave}>
          {t('Use it as an ordinary device')}
        </Button>
      </div>
    </>
  );
}

/** The focused element is gone, so focus moves to the heading for screen readers. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

type PeopleProps = { people: readonly Person[]; isBack: boolean; onChoose: (person: Person) => void };

function People({ people, isBack, onChoose }: PeopleProps) {
  const [words, setWords] = useState('');
  const shown = people.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      <h1 ref={isBack ? takeFocus : null} className={styles.title} tabIndex={-1} data-page-heading="">
        {t('Who is here?')}
      </h1>
      {people.length === 0 && (
        <p>{t('Nobody has a PIN yet. An Admin gives one under Settings, Sign-in, on the own device.')}</p>
      )}
      {people.length > MANY && <TextField label={t('Find a name')} value={words} onChange={setWords} />}
      <ul className={styles.tiles}>
        {shown.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.tile} onClick={() => onChoose(person)}>
              <Avatar name={person.name} size="l" />
              <span className={styles.name}>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {people.length > 0 && shown.length === 0 && <p>{t('Nobody with a PIN is called that.')}</p>}
    </>
  );
}
