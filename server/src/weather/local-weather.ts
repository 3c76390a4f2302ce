import { createHash } from 'node:crypto';
import { coordinateWords } from './place-words.ts';
import { placeKey } from './weather-source.ts';
import type { WeatherPlace, WeatherSource } from './weather-source.ts';

const KELVIN_OFFSET = 273;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Made-up weather for the demo, calculated from latitude, season and hour; the same place and hour always give the
 * same. Its answer is marked as an estimate (`isLocal`).
 */
export const localWeather: WeatherSource = async (place, at) => {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const { lat, lon, name } = positionOf(place);
  const noise = (what: string) => drifting(`${placeKey(place)} ${what}`, hour / DAY_HOURS);
  const clouds = Math.round(100 * noise('clouds') ** 1.3);
  const wet = clouds > 70 ? (clouds - 70) / 30 : 0;
  const sunHour = (((hour + lon / 15) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;
  const degreesC = Math.round(10 * (season(lat, at) + dayCurve(sunHour, clouds) + 10 * (noise('air') - 0.5))) / 10;
  const rainMm = wet > 0.3 ? Math.round(80 * wet * noise('rain') ** 3) / 10 : 0;
  const isDay = sunHour >= 6 && sunHour < 20;
  return {
    name,
    dt: (hour * HOUR_MS) / 1000,
    main: {
      temp: degreesC + KELVIN_OFFSET,
      humidity: Math.round(Math.min(98, 38 + 35 * wet + 25 * noise('humidity'))),
    },
    wind: { speed: Math.round(10 * (1 + 11 * noise('wind') ** 2)) / 10, deg: Math.round(359 * noise('direction')) },
    clouds: { all: clouds },
    ...(rainMm > 0 ? { rain: { '1h': rainMm } } : {}),
    visibility: Math.round(10_000 - 6000 * wet * noise('haze')),
    weather: [skyOf({ clouds, rainMm, isFrost: degreesC < 0, isDay })],
    isLocal: true,
    source: { kind: 'estimate' },
  };
};

/** A place name has no coordinates here, so it gets some in a populated area. */
function positionOf(place: WeatherPlace): { lat: number; lon: number; name: string } {
  if (!('q' in place)) return { ...place, name: coordinateWords(place) };
  const key = placeKey(place);
  return { lat: 35 + 20 * constantOf(`${key} lat`), lon: -120 + 60 * constantOf(`${key} lon`), name: place.q.trim() };
}

/**
 * The day's mean temperature: lower far from the equator, highest at the end of July in the north and of January in the
 * south.
 */
function season(lat: number, at: Date): number {
  const dayOfYear = (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / (DAY_HOURS * HOUR_MS);
  const swing = Math.min(18, Math.abs(lat) * 0.31) * (lat < 0 ? -1 : 1);
  return 29 - 0.5 * Math.abs(lat) - swing * Math.cos((2 * Math.PI * (dayOfYear - 24)) / 365);
}

/** The warmest hour is three in the afternoon by the sun; clouds flatten the curve. */
const dayCurve = (sunHour: number, clouds: number): number =>
  (6 - clouds / 25) * Math.cos((2 * Math.PI * (sunHour - 15)) / DAY_HOURS);

/** A value from 0 to 1 that changes smoothly from day to day. */
function drifting(seed: string, day: number): number {
  const before = Math.floor(day);
  const share = (1 - Math.cos(Math.PI * (day - before))) / 2;
  return constantOf(`${seed} ${before}`) * (1 - share) + constantOf(`${seed} ${before + 1}`) * share;
}

/** The same number from 0 to 1 for the same text. */
const constantOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 0xff_ff_ff_ff;

type Sky = { clouds: number; rainMm: number; isFrost: boolean; isDay: boolean };

function skyOf({ clouds, rainMm, isFrost, isDay }: Sky): { description: string; icon: string } {
  const time = isDay ? 'd' : 'n';
  if (rainMm > 0) return wetSky({ rainMm, isFrost, time });
  if (clouds === 0) return { description: 'clear sky', icon: `01${time}` };
  if (clouds <= 12.5) return { description: 'few clouds', icon: `02${time}` };
  if (clouds <= 50) return { description: 'scattered clouds', icon: `03${time}` };
  return clouds <= 87.5
    ? { description: 'broken clouds', icon: `04${time}` }
    : { description: 'overcast clouds', icon: `04${time}` };
}

function wetSky({ rainMm, isFrost, time }: { rainMm: number; isFrost: boolean; time: string }) {
  if (isFrost) return { description: rainMm > 2 ? 'snow' : 'light snow', icon: `13${time}` };
  return { description: rainMm > 2 ? 'moderate rain' : 'light rain', icon: `10${time}` };
}
