import { companyQuery } from '@fieldspan/api/queries/company';
import { originOf } from '@fieldspan/contract/weather';
import type { NotedWeather } from '@fieldspan/contract/weather';
import { instantText } from '@fieldspan/domain/day-text';
import { type Message, dataText, msg } from '@fieldspan/domain/message';
import { CLOUD_NAMES, SECTOR_NAMES, usesImperialWeather } from '@fieldspan/domain/weather';
import type { WeatherWarning } from '@fieldspan/domain/weather';
import { weatherLines, type WeatherLines } from '@fieldspan/domain/weather-lines';
import { t, translated } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { WeatherCard } from '@fieldspan/ui/weather-card';
import { originWords } from '@fieldspan/ui/weather-origin';
import { useQuery } from '@tanstack/react-query';
import { WeatherFrame, useWeatherName } from './weather-frame.tsx';

const WARNINGS: Record<WeatherWarning, Message> = {
  heat: msg('Heat: drink, rest in the shade, watch each other.'),
  cold: msg('Cold: cover up, warm up often.'),
  wind: msg('Strong wind: check lifts, scaffolds and loose material.'),
  rain: msg('Heavy rain: watch for slips and trench walls.'),
};

type ObservedWeatherProps = { weather: NotedWeather; tenantId: number };

/** An observation in the company's units. */
export function ObservedWeather({ weather, tenantId }: ObservedWeatherProps) {
  const { data: company, isError } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (company || isError || tenantId === 0) {
    return <Shown weather={weather} imperial={company ? usesImperialWeather(company) : false} />;
  }
  return (
    <WeatherFrame>
      <SkeletonRows count={3} />
    </WeatherFrame>
  );
}

function Shown({ weather, imperial }: { weather: NotedWeather; imperial: boolean }) {
  const name = useWeatherName();
  const lines = weatherLines(weather, imperial);
  const [{ description, icon } = { description: '', icon: '' }] = weather.weather;
  return (
    <WeatherCard
      name={name}
      place={weather.name}
      time={instantText(new Date(weather.dt * 1000).toISOString())}
      description={translated(dataText(description))}
      icon={icon}
      temperature={lines.temperature}
      facts={factsOf(weather, lines)}
      warnings={lines.warnings.map((warning) => translated(WARNINGS[warning]))}
      source={originWords(originOf(weather))}
    />
  );
}

/** Leaves out what was not observed. If a service reports no rain it is dry; a person has not measured it. */
function factsOf({ rain, source }: NotedWeather, lines: WeatherLines) {
  const facts = [
    [t('Humidity'), lines.humidity],
    [t('Wind'), `${lines.windSpeed} ${lines.windFrom ? translated(SECTOR_NAMES[lines.windFrom]) : ''}`.trim()],
    [t('Clouds'), lines.clouds && translated(CLOUD_NAMES[lines.clouds])],
    [t('Rain (1 h)'), rain === undefined && source?.kind === 'hand' ? null : lines.rain],
    [t('Visibility'), lines.visibility],
  ] as const;
  return facts.flatMap(([term, fact]) => (fact === null ? [] : [{ term, fact }]));
}
