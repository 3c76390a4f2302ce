import { milesOf } from './distance-text.ts';
import { celsius, cloudName, fahrenheit, kmPerHour, milesPerHour, weatherWarnings, windSector } from './weather.ts';
import type { CloudName, WeatherWarning, WindSector } from './weather.ts';

/** An observation in SI units, in the format of Weather/current. */
type Observed = {
  main: { temp: number; humidity?: number | undefined };
  wind: { speed: number; deg?: number | undefined };
  clouds?: { all: number } | undefined;
  rain?: { '1h': number } | undefined;
  visibility?: number | undefined;
};

/** An observation as text in the company's units. Null for values that were not observed. */
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

/** One decimal at most, without a trailing ".0". */
const short = (value: number): string => String(Number(value.toFixed(1)));

const whole = (value: number): string => String(Math.round(value) + 0);

/** @param imperial the result of `usesImperialWeather`; warnings always use metric values */
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
