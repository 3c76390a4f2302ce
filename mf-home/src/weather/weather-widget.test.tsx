// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { Widget } from './weather-widget.tsx';

const GUELPH = { lat: 43.54, lon: -80.25 };
const OBSERVED = {
  name: 'Guelph',
  dt: 1_795_190_400,
  main: { temp: 293, humidity: 40 },
  wind: { speed: 3.4, deg: 45 },
  clouds: { all: 20 },
  visibility: 10_000,
  weather: [{ description: 'scattered clouds', icon: '03d' }],
};

let stored: Stored;
let asked: Request[];

const company = (more: object) =>
  rowOf('Company', { id: 1, tenant_id: 1, slug: 'north', company_name: 'North', ...more });

beforeEach(() => {
  localStorage.clear();
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Company/find/1': { data: company({ province: 'Ontario' }) },
    'Weather/current': { data: JSON.stringify(OBSERVED) },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const show = (props: Parameters<typeof Widget>[0]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Widget {...props} />
    </QueryClientProvider>,
  );

const weatherCalls = () =>
  asked
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === '/api/Weather/current')
    .map(({ search }) => search);

async function facts(): Promise<Record<string, string | null>> {
  await screen.findByText('Guelph');
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return Object.fromEntries(terms);
}

describe('the weather', () => {
  it('WX001 WX002 WX003 WX004 WX005 WX006 WX007 WX020 shows everything in metric units', async () => {
    show(GUELPH);
    expect(await facts()).toEqual({
      Humidity: '40%',
      Wind: '12 km/h NE',
      Clouds: 'Scattered',
      'Rain (1 h)': '0 mm',
      Visibility: '10 km',
    });
    const card = within(screen.getByRole('region', { name: 'Weather' }));
    expect(card.getByText('20 °C')).toBeTruthy();
    expect(card.getByText('scattered clouds')).toBeTruthy();
    expect(card.getByRole('img', { name: 'scattered clouds' })).toBeTruthy();
    expect(card.getByText(/^Nov 2\d, 2026 @ \d+:\d\d [ap]m$/)).toBeTruthy();
    expect(weatherCalls()).toEqual(['?lat=43.54&lon=-80.25']);
  });

  it('has a name of its own where a page shows several', async () => {
    show({ ...GUELPH, label: 'At the start' });
    await facts();
    expect(screen.getByRole('region', { name: 'Weather: At the start' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Weather' })).toBeTruthy();
  });

  it.each(['Texas', 'TX'])('WX019 shows Fahrenheit, mph and miles to a company in %s', async (province) => {
    stored['Company/find/1'] = { data: company({ province, country: 'Canada' }) };
    show(GUELPH);
    expect(await facts()).toMatchObject({ Wind: '8 mph NE', Visibility: '6.2 mi' });
    expect(screen.getByText('68 °F')).toBeTruthy();
  });

  it('WX009 WX011 WX012 warns, only above the limits', async () => {
    show(GUELPH);
    await facts();
    expect(screen.queryByRole('list', { name: 'Warnings' })).toBeNull();
    cleanup();
    queryClient.clear();
    const storm = {
      ...OBSERVED,
      main: { temp: 298.2, humidity: 40 },
      wind: { speed: 14, deg: 0 },
      rain: { '1h': 5.2 },
    };
    stored['Weather/current'] = { data: JSON.stringify(storm) };
    show(GUELPH);
    const lines = within(await screen.findByRole('list', { name: 'Warnings' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent?.split(':')[0])).toEqual(['Heat', 'Strong wind', 'Heavy rain']);
  });

  it('WX010 warns of cold', async () => {
    stored['Weather/current'] = { data: JSON.stringify({ ...OBSERVED, main: { temp: 267.9, humidity: 40 } }) };
    show(GUELPH);
    expect((await screen.findByRole('list', { name: 'Warnings' })).textContent).toContain('Cold');
  });

  it('says where the data comes from', async () => {
    for (const [more, words] of [
      [{ isLocal: true }, 'Demo estimate, not measured'],
      [{ source: { kind: 'service', name: 'Open-Meteo' } }, 'Source: Open-Meteo'],
    ] as const) {
      stored['Weather/current'] = { data: JSON.stringify({ ...OBSERVED, ...more }) };
      show(GUELPH);
      expect(await screen.findByText(words)).toBeTruthy();
      cleanup();
      queryClient.clear();
    }
  });
});

describe('the place', () => {
  it('WX008 ERR034 without one it says so and requests nothing', async () => {
    show({ lat: null, lon: null, q: ' ' });
    expect(await screen.findByText('No location provided')).toBeTruthy();
    expect(weatherCalls()).toEqual([]);
  });

  it('WX008 is a name if there are no coordinates, and is remembered for next time', async () => {
    show({ q: 'Guelph, Ontario' });
    await facts();
    cleanup();
    queryClient.clear();
    show({});
    await facts();
    expect(weatherCalls()).toEqual(['?q=Guelph%2C+Ontario', '?q=Guelph%2C+Ontario']);
  });

  it('WX008 of another person is not shown', async () => {
    localStorage.setItem(`fieldspan.weather-place.${OWN_ID + 1}`, JSON.stringify(GUELPH));
    show({});
    expect(await screen.findByText('No location provided')).toBeTruthy();
  });
});

it('says why there is no weather, and retries', async () => {
  const answer = { success: false, errors: ['The weather service does not know this place.'] } as const;
  stored['Weather/current'] = { ...answer, errors: [...answer.errors] };
  show({ q: 'Nowhere' });
  expect(await screen.findByText('The weather service does not know this place.')).toBeTruthy();
  stored['Weather/current'] = { data: JSON.stringify(OBSERVED) };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await facts();
});

const sight = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in by hand' }));
  const form = within(screen.getByRole('form', { name: 'Weather by hand' }));
  await userEvent.click(form.getByRole('button', { name: 'Keep this weather' }));
  expect(form.getByLabelText(/Temperature/).getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(form.getByLabelText(/Temperature \(°C\)/), '-4');
  await userEvent.selectOptions(form.getByLabelText(/Sky/), 'Snow');
  await userEvent.type(form.getByLabelText(/Wind \(km\/h\)/), '36');
  await userEvent.click(form.getByRole('button', { name: 'Keep this weather' }));
};

describe('without a weather service', () => {
  beforeEach(() => {
    stored['Weather/current'] = { success: false, errors: ['The weather service cannot be reached.'] };
  });

  it('a person enters what they see, and nothing else is added', async () => {
    show({ q: 'Guelph' });
    await sight();
    expect(await facts()).toEqual({ Wind: '36 km/h' });
    expect(screen.getByText('-4 °C')).toBeTruthy();
    expect(screen.getByText(/^Filled in by hand by /)).toBeTruthy();
  });

  it('a form that stores observations gets it, with the name of the observer', async () => {
    const onNoted = vi.fn();
    show({ onObserved: vi.fn(), onNoted });
    await screen.findByText('No location provided');
    await sight();
    expect(onNoted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        main: { temp: 269 },
        wind: { speed: 10 },
        source: { kind: 'hand', name: 'Dana Okafor' },
      }),
    );
  });

  it('a form of an earlier release, which would not store it, is not offered it', async () => {
    show({ q: 'Guelph', onObserved: vi.fn() });
    await screen.findByText('The weather service cannot be reached.');
    expect(screen.queryByRole('button', { name: 'Fill in by hand' })).toBeNull();
  });
});

it('shows that it is loading', async () => {
  fakeServer(({ call }) =>
    call === 'Weather/current' ? new Promise(() => {}) : { body: stored[call] ?? { data: [] } },
  );
  show(GUELPH);
  expect(await screen.findByRole('status')).toBeTruthy();
});
