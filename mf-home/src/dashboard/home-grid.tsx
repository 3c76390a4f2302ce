import type { Profile } from '@fieldspan/api/profile';
import type { Viewer } from '@fieldspan/domain/access';
import { dataText } from '@fieldspan/domain/message';
import { arrangementIn, homeCards, homeRole } from '@fieldspan/domain/home-cards';
import { useFills } from '@fieldspan/federation/use-fills';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLayoutDashboard } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { useFirstSteps } from './use-first-steps.ts';
import { ArrangeHome } from './arrange-home.tsx';
import { CardOf } from './card-of.tsx';
import styles from './dashboard-screen.module.css';
import { FirstSteps } from './first-steps.tsx';
import { LocalWeather } from './local-weather.tsx';

const WEATHER = 'home.weather';
const FIRST_STEPS = 'home.first-steps';

/** The cards of one person: in the order of their role, or as they have arranged them. */
export function HomeGrid({ profile, viewer }: { profile: Profile; viewer: Viewer }) {
  const [isArranging, setArranging] = useState(false);
  const fills = new Map(useFills('home.card').map((fill) => [`${fill.remote}.${fill.key}`, fill]));
  const firstSteps = useFirstSteps(viewer);
  const keys = [...fills.keys(), ...(firstSteps === null ? [] : [FIRST_STEPS]), WEATHER];
  const role = homeRole(viewer);
  const cards = homeCards(keys, role, arrangementIn(profile.home_json));
  const nameOf = (card: string) => {
    const fill = fills.get(card);
    if (card === FIRST_STEPS) return t('First steps');
    return fill ? translated(dataText(fill.label ?? fill.key)) : t('Weather');
  };
  const arrange = (
    <Button variant="quiet" icon={<IconLayoutDashboard aria-hidden="true" />} onClick={() => setArranging(true)}>
      {t('Arrange your dashboard')}
    </Button>
  );
  return (
    <>
      <div className={styles.grid}>
        {cards.shown.map((card) => {
          const fill = fills.get(card);
          if (card === FIRST_STEPS) return firstSteps && <FirstSteps key={card} data={firstSteps} />;
          return fill ? (
            <CardOf key={card} fill={fill} userId={profile.id} />
          ) : (
            <LocalWeather key={card} tenantId={profile.tenant_id} />
          );
        })}
      </div>
      {cards.shown.length === 0 ? (
        <EmptyState title={t('You have taken all cards away')} action={arrange}>
          {t('Bring back what you want to see first.')}
        </EmptyState>
      ) : (
        <div className={styles.arrange}>{arrange}</div>
      )}
      {isArranging && (
        <ArrangeHome
          profile={profile}
          cards={cards}
          usual={homeCards(keys, role, null)}
          nameOf={nameOf}
          onClose={() => setArranging(false)}
        />
      )}
    </>
  );
}
