import { milesOf } from './distance-text.ts';
import { celsius, cloudName, fahrenheit, kmPerHour, milesPerHour, weatherWarnings, windSector } from './weather.ts';
import type { CloudName, WeatherWarning, WindSector } from './weather.ts';

/** An observation in SI units, as Weather/current answers it. */
type Observed = {
  main: { temp: number; humidity?: number | undefined };
  wind: { speed: number; deg?: number | undefined };
  clouds?: { all: number } | undefined;
  rain?: { '1h': number } | undefined;
  visibility?: number | undefined;
};

/** What a person reads of an observation, in the units of the company. Null where it was not observed. */
export type WeatherLines = {
  temperature: string;
  humidity: string | null;
  windSpeed: string;
  windFrom: WindSector | null;
  clouds: CloudName | null;
  rain: string;
  visibility: string | null;
  warnings: readonly WeatherWarning[];
};

/** At most one decimal, and none that says nothing. */
const short = (value: number): string => String(Number(value.toFixed(1)));

const whole = (value: number): string => String(Math.round(value) + 0);

/** @param imperial what `usesImperialWeather` says; the warnings are on metric values all the same */
export function weatherLines({ main, wind, clouds, rain, visibility }: Observed, imperial: boolean): WeatherLines {
  const degreesC = celsius(main.temp);
  const windKmh = kmPerHour(wind.speed);
  const rainMm = rain?.['1h'] ?? 0;
  return {
    temperature: imperial ? `${whole(fahrenheit(degreesC))} °F` : `${whole(degreesC)} °C`,
    humidity: main.humidity === undefined ? null : `${whole(main.humidity)}%`,
    windSpeed: imperial ? `${whole(milesPerHour(windKmh))} mph` : `${whole(windKmh)} km/h`,
    windFrom: wind.deg === undefined ? null : windSector(wind.deg),
    clouds: clouds ? cloudName(clouds.all) : null,
    rain: `${short(rainMm)} mm`,
    visibility: visibility === undefined ? null : sight(visibility / 1000, imperial),
    warnings: weatherWarnings({ degreesC, windKmh, rainMm }),
  };
}

const sight = (km: number, imperial: boolean): string => (imperial ? `${short(milesOf(km))} mi` : `${short(km)} km`);
