import * as v from 'valibot';

const Degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(360));
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * What Weather/current answers as JSON text: the shape of OpenWeather's current weather, SI units, kelvin.
 * Only what the widget shows; a provider's other fields are dropped.
 */
export const WeatherSchema = v.object({
  /** Of the place. */
  name: v.string(),
  /** When it was observed: seconds since 1970. */
  dt: v.number(),
  main: v.object({ temp: v.pipe(v.number(), v.minValue(0)), humidity: Share }),
  /** Metres a second, and where it comes from. */
  wind: v.object({ speed: v.pipe(v.number(), v.minValue(0)), deg: v.optional(Degrees, 0) }),
  clouds: v.object({ all: Share }),
  /** Millimetres of the last hour; left out when it is dry. */
  rain: v.optional(v.object({ '1h': v.optional(v.number(), 0) })),
  /** Metres; some providers leave it out. */
  visibility: v.optional(v.number()),
  /** The icon is a code such as 10d: what the sky does, by day or night. */
  weather: v.pipe(v.array(v.object({ description: v.string(), icon: v.string() })), v.minLength(1)),
  /** True when no provider was asked: worked out here, for installations without one. */
  isLocal: v.optional(v.boolean(), false),
});
export type Weather = v.InferOutput<typeof WeatherSchema>;

/** A stored observation; null for anything that is none. What was not observed may be written as null. */
export function weatherIn(stored: unknown): Weather | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const observed = Object.entries(stored).filter(([, value]) => value !== null);
  const parsed = v.safeParse(WeatherSchema, Object.fromEntries(observed));
  return parsed.success ? parsed.output : null;
}
