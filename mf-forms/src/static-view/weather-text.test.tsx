// @vitest-environment jsdom
import { weatherIn } from '@fieldspan/contract/weather';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WeatherText } from './weather-text.tsx';

afterEach(cleanup);

const STORED = {
  name: 'Guelph',
  dt: 1_795_190_400,
  main: { temp: 270, humidity: 55 },
  wind: { speed: 3.6, deg: 180 },
  clouds: { all: 40 },
  rain: null,
  weather: [{ description: 'scattered clouds', icon: '03d' }],
};

function textOf(stored: object): string {
  const weather = weatherIn(stored);
  if (weather === null) return '';
  return render(<WeatherText weather={weather} />).container.textContent;
}

it.each([
  [{ isLocal: true }, 'Demo estimate, not measured'],
  [{ source: { kind: 'estimate' } }, 'Demo estimate, not measured'],
  [{ source: { kind: 'service', name: 'Open-Meteo' } }, 'Source: Open-Meteo'],
  [{ source: { kind: 'hand', name: 'Ana Souza' } }, 'Filled in by hand by Ana Souza'],
  [{}, 'Source not recorded'],
])('FORM075 a stored form says where its weather comes from: %o', (more, words) => {
  const text = textOf({ ...STORED, ...more });
  expect(text).toContain('-3 °C, scattered clouds, wind 13 km/h S, humidity 55%');
  expect(text).toMatch(new RegExp(`\\. ${words}$`));
});

it('FORM075 shows nothing that a person did not observe', () => {
  const seen = { ...STORED, main: { temp: 270 }, wind: { speed: 3.6 }, clouds: null };
  expect(textOf({ ...seen, source: { kind: 'hand', name: 'Ana' } })).toMatch(
    /^-3 °C, scattered clouds, wind 13 km\/h Guelph/,
  );
});
