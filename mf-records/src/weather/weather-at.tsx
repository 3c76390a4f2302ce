import { explain } from '@fieldspan/api/explain';
import { companyQuery } from '@fieldspan/api/queries/company';
import { weatherQuery } from '@fieldspan/api/queries/weather';
import type { WeatherPlace } from '@fieldspan/api/queries/weather';
import type { Weather } from '@fieldspan/contract/weather';
import { instantText } from '@fieldspan/domain/day-text';
import { usesImperialWeather } from '@fieldspan/domain/weather';
import type { WeatherWarning } from '@fieldspan/domain/weather';
import { weatherLines } from '@fieldspan/domain/weather-lines';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCloud } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { WeatherCard } from '@fieldspan/ui/weather-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberPlace } from '@fieldspan/api/weather-place';
import styles from './weather-widget.module.css';

const WARNINGS: Record<WeatherWarning, string> = {
  heat: 'Heat: drink, rest in the shade, watch each other.',
  cold: 'Cold: cover up, warm up often.',
  wind: 'Strong wind: check lifts, scaffolds and loose material.',
  rain: 'Heavy rain: watch for slips and trench walls.',
};

type WeatherAtProps = { place: WeatherPlace; userId: number; tenantId: number };

/** The weather at a place, which is remembered once it is known there. */
export function WeatherAt({ place, userId, tenantId }: WeatherAtProps) {
  const { data: weather, error, refetch } = useQuery(weatherQuery(place));
  const { data: company } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  const isKnown = weather !== undefined;
  const kept = JSON.stringify(place);
  useEffect(() => {
    if (isKnown) rememberPlace(userId, kept);
  }, [isKnown, userId, kept]);
  if (weather && (company ?? tenantId === 0)) {
    const imperial = company ? usesImperialWeather(company) : false;
    return <Shown weather={weather} imperial={imperial} />;
  }
  return (
    <Card title={t('Weather')} icon={<IconCloud aria-hidden="true" />}>
      {error ? (
        <div className={styles.told} role="alert">
          <p>{explain(error).text}</p>
          <Button size="s" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <SkeletonRows count={3} />
      )}
    </Card>
  );
}

function Shown({ weather, imperial }: { weather: Weather; imperial: boolean }) {
  const lines = weatherLines(weather, imperial);
  const [{ description, icon } = { description: '', icon: '' }] = weather.weather;
  return (
    <WeatherCard
      place={weather.name}
      time={instantText(new Date(weather.dt * 1000).toISOString())}
      description={t(description)}
      icon={icon}
      temperature={lines.temperature}
      facts={[
        { term: t('Humidity'), fact: lines.humidity },
        { term: t('Wind'), fact: `${lines.windSpeed} ${t(lines.windFrom)}` },
        { term: t('Clouds'), fact: t(lines.clouds) },
        { term: t('Rain (1 h)'), fact: lines.rain },
        ...(lines.visibility === null ? [] : [{ term: t('Visibility'), fact: lines.visibility }]),
      ]}
      warnings={lines.warnings.map((warning) => t(WARNINGS[warning]))}
      source={weather.isLocal ? t('Estimated for the place and season: no weather service is set up.') : undefined}
    />
  );
}
