import { explain } from '@fieldspan/api/explain';
import { forgetTablet } from '@fieldspan/api/is-tablet';
import { tabletPageQuery } from '@fieldspan/api/tablet';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { NameTiles } from '@fieldspan/ui/name-tiles';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TabletFrame, TabletTitle } from '@fieldspan/ui/tablet-frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import { PinForm } from './pin-form.tsx';
import styles from './tablet-screen.module.css';

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
    <TabletFrame
      brand={
        <>
          <BrandMark /> Fieldspan
        </>
      }
      where={data && `${data.company_name} · ${data.name}`}
    >
      {error && <NoTablet words={explain(error).text} onAgain={() => void refetch()} onLeave={leave} />}
      {!error && !data && <SkeletonRows count={5} />}
      {data && chosen && <PinForm person={chosen} onBack={goBack} />}
      {data && !chosen && <People people={data.people} isBack={isBack} onChoose={setChosen} />}
      {!chosen && (
        <button type="button" className={styles.other} onClick={onOther}>
          {t('Sign in with an e-mail address')}
        </button>
      )}
    </TabletFrame>
  );
}

type NoTabletProps = { words: string; onAgain: () => void; onLeave: () => void };

function NoTablet({ words, onAgain, onLeave }: NoTabletProps) {
  return (
    <>
      <TabletTitle>{t('Shared tablet')}</TabletTitle>
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

type PeopleProps = { people: readonly Person[]; isBack: boolean; onChoose: (person: Person) => void };

const People = ({ people, isBack, onChoose }: PeopleProps) => (
  <>
    <TabletTitle isBack={isBack}>{t('Who is here?')}</TabletTitle>
    {people.length === 0 && (
      <p>{t('Nobody has a PIN yet. An Admin gives one under Settings, Sign-in, on the own device.')}</p>
    )}
    <NameTiles people={people} onChoose={onChoose} />
  </>
);
