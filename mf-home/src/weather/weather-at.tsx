import { explain } from '@fieldspan/api/explain';
import { companyQuery } from '@fieldspan/api/queries/company';
import { weatherQuery } from '@fieldspan/api/queries/weather';
import type { WeatherPlace } from '@fieldspan/api/queries/weather';
import type { NotedWeather, Weather } from '@fieldspan/contract/weather';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { rememberPlace } from '@fieldspan/api/weather-place';
import { ByHand } from './by-hand.tsx';
import { ObservedWeather } from './observed-weather.tsx';
import styles from './weather-widget.module.css';
import { WeatherFrame } from './weather-frame.tsx';

type WeatherAtProps = {
  place: WeatherPlace;
  userId: number;
  tenantId: number;
  /** The person's name. */
  name: string;
  /** Called once with the observation when it is known. */
  onObserved?: ((weather: Weather) => void) | undefined;
  /** Called with what the person entered if no service responds; without it the form is not offered. */
  onNoted: ((weather: NotedWeather) => void) | undefined;
};

/** The weather at a place, which is remembered once its weather is known. */
export function WeatherAt({ place, userId, tenantId, name, onObserved, onNoted }: WeatherAtProps) {
  const { data: weather, error, refetch } = useQuery(weatherQuery(place));
  // Loaded in parallel, because the company's units are needed.
  useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  const isKnown = weather !== undefined;
  const kept = JSON.stringify(place);
  useEffect(() => {
    if (isKnown) rememberPlace(userId, kept);
  }, [isKnown, userId, kept]);
  const tell = useEffectEvent((seen: Weather) => onObserved?.(seen));
  useEffect(() => {
    if (weather) tell(weather);
  }, [weather]);
  if (weather) return <ObservedWeather weather={weather} tenantId={tenantId} />;
  return (
    <WeatherFrame>
      {error ? (
        <div className={styles.told} role="alert">
          <p>{explain(error).text}</p>
          <Button size="s" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
          {onNoted && <ByHand place={placeWords(place)} name={name} tenantId={tenantId} onNoted={onNoted} />}
        </div>
      ) : (
        <SkeletonRows count={3} />
      )}
    </WeatherFrame>
  );
}

const placeWords = (place: WeatherPlace): string =>
  'q' in place ? place.q : `${place.lat.toFixed(2)}, ${place.lon.toFixed(2)}`;
