import { WeatherSchema } from '@fieldspan/contract/weather';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

export type WeatherPlace = { lat: number; lon: number } | { q: string };

const FRESH_MS = 600_000;

/** The weather of a place. The answer's data is JSON text. */
export const weatherQuery = (place: WeatherPlace) =>
  queryOptions({
    queryKey: ['Weather', place],
    queryFn: async ({ signal }) => v.parse(WeatherSchema, JSON.parse(await call('Weather/current', place, { signal }))),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    meta: { quiet: true },
  });
