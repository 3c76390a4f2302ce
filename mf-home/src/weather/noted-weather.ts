import { type Message, msg } from '@fieldspan/domain/message';
import type { NotedWeather } from '@fieldspan/contract/weather';
import { celsiusOf, kelvinOf, kmOfMiles, metresPerSecond, SECTORS } from '@fieldspan/domain/weather';

/** The choices for the sky, with the codes of our icons. */
export const SKIES = [
  { value: 'clear sky', label: msg('Clear'), icon: '01d', clouds: 0 },
  { value: 'scattered clouds', label: msg('Some clouds'), icon: '03d', clouds: 40 },
  { value: 'overcast', label: msg('Overcast'), icon: '04d', clouds: 100 },
  { value: 'fog', label: msg('Fog'), icon: '50d', clouds: null },
  { value: 'drizzle', label: msg('Drizzle'), icon: '09d', clouds: null },
  { value: 'rain', label: msg('Rain'), icon: '10d', clouds: null },
  { value: 'thunderstorm', label: msg('Thunderstorm'), icon: '11d', clouds: null },
  { value: 'snow', label: msg('Snow'), icon: '13d', clouds: null },
] as const;

/** As typed, in the company's units. */
export type Sighting = { temperature: string; sky: string; wind: string; from: string };

export type SightingErrors = Partial<Record<keyof Sighting, Message>>;

type Noter = { imperial: boolean; place: string; name: string; now: Date };

/** Values outside these limits are typing mistakes. */
const COLDEST_C = -70;
const HOTTEST_C = 60;
const STRONGEST_MS = 90;

const numberIn = (text: string): number | null => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

/** @returns the observation, or the errors by field */
export function notedWeather(seen: Sighting, noter: Noter): { weather: NotedWeather } | { errors: SightingErrors } {
  const { imperial, place, name, now } = noter;
  const degrees = degreesIn(seen.temperature, imperial);
  const speed = speedIn(seen.wind, imperial);
  const sky = SKIES.find(({ value }) => value === seen.sky);
  if (degrees === null || speed === null || !sky) return { errors: errorsOf({ degrees, speed, isSky: Boolean(sky) }) };
  const sector = SECTORS.findIndex((one) => one === seen.from);
  return {
    weather: {
      name: place,
      dt: Math.floor(now.getTime() / 1000),
      main: { temp: kelvinOf(degrees) },
      wind: { speed, ...(sector < 0 ? {} : { deg: sector * 45 }) },
      ...(sky.clouds === null ? {} : { clouds: { all: sky.clouds } }),
      weather: [{ description: sky.value, icon: sky.icon }],
      isLocal: false,
      source: { kind: 'hand', name },
    },
  };
}

function degreesIn(text: string, imperial: boolean): number | null {
  const typed = numberIn(text);
  if (typed === null) return null;
  const degrees = imperial ? celsiusOf(typed) : typed;
  return degrees >= COLDEST_C && degrees <= HOTTEST_C ? degrees : null;
}

function speedIn(text: string, imperial: boolean): number | null {
  const typed = numberIn(text);
  if (typed === null) return null;
  const speed = metresPerSecond(imperial ? kmOfMiles(typed) : typed);
  return speed >= 0 && speed <= STRONGEST_MS ? speed : null;
}

type Found = { degrees: number | null; speed: number | null; isSky: boolean };

const errorsOf = ({ degrees, speed, isSky }: Found): SightingErrors => ({
  ...(degrees === null && { temperature: msg('Write the temperature as a number.') }),
  ...(isSky ? {} : { sky: msg('Choose what the sky does.') }),
  ...(speed === null && { wind: msg('Write the wind speed as a number; 0 when it is calm.') }),
});
