import { companyQuery } from '@fieldspan/api/queries/company';
import type { Weather } from '@fieldspan/contract/weather';
import { instantText } from '@fieldspan/domain/day-text';
import { usesImperialWeather } from '@fieldspan/domain/weather';
import type { WeatherWarning } from '@fieldspan/domain/weather';
import { weatherLines } from '@fieldspan/domain/weather-lines';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCloud } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { WeatherCard } from '@fieldspan/ui/weather-card';
import { useQuery } from '@tanstack/react-query';

const WARNINGS: Record<WeatherWarning, string> = {
  heat: 'Heat: drink, rest in the shade, watch each other.',
  cold: 'Cold: cover up, warm up often.',
  wind: 'Strong wind: check lifts, scaffolds and loose material.',
  rain: 'Heavy rain: watch for slips and trench walls.',
};

type ObservedWeatherProps = { weather: Weather; tenantId: number };

/** An observation in the company's units. */
export function ObservedWeather({ weather, tenantId }: ObservedWeatherProps) {
  const { data: company, isError } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (company || isError || tenantId === 0) {
    return <Shown weather={weather} imperial={company ? usesImperialWeather(company) : false} />;
  }
  return (
    <Card title={t('Weather')} icon={<IconCloud aria-hidden="true" />}>
      <SkeletonRows count={3} />
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
