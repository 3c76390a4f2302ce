import { useProfile } from '@fieldspan/api/profile';
import type { NotedWeather } from '@fieldspan/contract/weather';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { Muted } from '@fieldspan/records/cells/muted';
import { ByHand } from './by-hand.tsx';
import { ObservedWeather } from './observed-weather.tsx';
import { WeatherAt } from './weather-at.tsx';
import styles from './weather-widget.module.css';
import { placeOf, rememberedPlace } from '@fieldspan/api/weather-place';
import { WeatherFrame, WeatherLabel } from './weather-frame.tsx';

type WeatherProps = WidgetContracts['home.weather'];

/** The weather at the place of work. */
export function Widget(props: WeatherProps) {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <WeatherLabel value={props.label}>
      <Place {...props} userId={profile.id} tenantId={profile.tenant_id} name={personName(profile)} />
    </WeatherLabel>
  );
}

/**
 * Who gets the entered weather: the host, or this screen; nobody if the host stores observations but not entered ones.
 */
function noterOf({ onNoted, onObserved }: WeatherProps, setOwn: (weather: NotedWeather) => void) {
  return onNoted ?? (onObserved ? undefined : setOwn);
}

type PlaceProps = WeatherProps & { userId: number; tenantId: number; name: string };

/** Coordinates, a name, or the place that was last shown here; without any of them nothing is requested. */
function Place({ userId, tenantId, name, ...asked }: PlaceProps) {
  const [remembered] = useState(() => rememberedPlace(userId));
  const place = placeOf(asked) ?? remembered;
  const [own, setOwn] = useState<NotedWeather | null>(null);
  const { observed = null, onObserved } = asked;
  const onNoted = noterOf(asked, setOwn);
  const shown = observed ?? own;
  if (shown) return <ObservedWeather weather={shown} tenantId={tenantId} />;
  const who = { userId, tenantId, name };
  if (place) return <WeatherAt place={place} {...who} onObserved={onObserved} onNoted={onNoted} />;
  return (
    <WeatherFrame>
      <p className={styles.told}>
        <Muted>{t('No location provided')}</Muted>
      </p>
      {asked.onNoted && (
        <div className={styles.told}>
          <ByHand place={t('On site')} name={name} tenantId={tenantId} onNoted={asked.onNoted} />
        </div>
      )}
    </WeatherFrame>
  );
}
