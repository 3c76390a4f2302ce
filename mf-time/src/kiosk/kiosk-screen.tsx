import { explain } from '@fieldspan/api/explain';
import { forgetTablet } from '@fieldspan/api/is-tablet';
import { kioskPageQuery } from '@fieldspan/api/kiosk/kiosk';
import type { KioskPage } from '@fieldspan/contract/tablet-calls';
import { dateText } from '@fieldspan/domain/date-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNow } from '@fieldspan/federation/now';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { NameTiles } from '@fieldspan/ui/name-tiles';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TabletFrame, TabletTitle } from '@fieldspan/ui/tablet-frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KioskVisit } from './kiosk-visit.tsx';
import { KioskWaiting } from './kiosk-waiting.tsx';
import styles from './kiosk.module.css';
import { useSending } from './use-sending.ts';

type Person = KioskPage['people'][number];

/** The clock of everybody on a tablet that hangs at the gate: press the name, type the PIN, press the clock. */
export function KioskScreen() {
  const { data: page, error, refetch } = useQuery(kioskPageQuery());
  usePageTitle(t('Punch Clock'));
  useSending();
  return (
    <TabletFrame brand={page?.company_name ?? t('Punch Clock')} where={page && placeWords(page)}>
      {page ? (
        <Shown page={page} />
      ) : error ? (
        <NoKiosk words={explain(error).text} onAgain={() => void refetch()} />
      ) : (
        <SkeletonRows count={5} />
      )}
    </TabletFrame>
  );
}

function Shown({ page }: { page: KioskPage }) {
  const [chosen, setChosen] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);
  const handleDone = () => {
    setIsBack(true);
    setChosen(null);
  };
  return chosen ? (
    <KioskVisit person={chosen} page={page} onDone={handleDone} />
  ) : (
    <People page={page} isBack={isBack} onChoose={setChosen} />
  );
}

const placeWords = ({ name, place }: KioskPage): string =>
  [name, place && `${place.job_num} ${place.job_name}`].filter(Boolean).join(' · ');

type PeopleProps = { page: KioskPage; isBack: boolean; onChoose: (person: Person) => void };

function People({ page, isBack, onChoose }: PeopleProps) {
  const people = page.people.map((person) => ({ ...person, note: <State since={person.time_in} /> }));
  return (
    <>
      <div className={styles.top}>
        <TabletTitle isBack={isBack}>{t('Who clocks in or out?')}</TabletTitle>
        <p className={styles.now}>{dateText(useNow().toISOString(), 'h:mm a')}</p>
      </div>
      <KioskWaiting />
      {people.length === 0 && (
        <p>{t('Nobody has a PIN yet. An Admin gives one under Settings, Sign-in, on the own device.')}</p>
      )}
      <NameTiles people={people} onChoose={onChoose} />
      <AppLink to="/login" className={styles.office}>
        {t('Sign in with an e-mail address')}
      </AppLink>
    </>
  );
}

const State = ({ since }: { since: string | null }) =>
  since === null ? (
    t('Not clocked in')
  ) : (
    <span className={styles.in}>{t('In since {{time}}', { time: dateText(since, 'h:mm a') })}</span>
  );

function leave(): void {
  forgetTablet();
  location.assign('/');
}

function NoKiosk({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <>
      <TabletTitle>{t('Kiosk')}</TabletTitle>
      <AlertBox type="danger" live="at-once">
        {words}
      </AlertBox>
      <div className={styles.buttons}>
        <Button size="l" onClick={onAgain}>
          {t('Try again')}
        </Button>
        <Button size="l" onClick={leave}>
          {t('Use it as an ordinary device')}
        </Button>
      </div>
    </>
  );
}
