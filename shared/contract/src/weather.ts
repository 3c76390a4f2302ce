import * as v from 'valibot';

const Degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(360));
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Where an observation comes from. `hand`: somebody looked, and wrote it down. `estimate`: nobody did; the demo alone. */
const WeatherSourceSchema = v.variant('kind', [
  v.object({ kind: v.literal('service'), name: v.string() }),
  v.object({ kind: v.literal('hand'), name: v.string() }),
  v.object({ kind: v.literal('estimate') }),
]);
export type WeatherOrigin = v.InferOutput<typeof WeatherSourceSchema>;

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
  /** True of an estimate of the demo; older servers said it without `source`. */
  isLocal: v.optional(v.boolean(), false),
  source: v.optional(WeatherSourceSchema),
});
export type Weather = v.InferOutput<typeof WeatherSchema>;

/** What may stand in a form: a service's observation, or what a person saw, who has no instruments for the rest. */
const NotedWeatherSchema = v.object({
  ...WeatherSchema.entries,
  main: v.object({ temp: v.pipe(v.number(), v.minValue(0)), humidity: v.optional(Share) }),
  wind: v.object({ speed: v.pipe(v.number(), v.minValue(0)), deg: v.optional(Degrees) }),
  clouds: v.optional(v.object({ all: Share })),
});
export type NotedWeather = v.InferOutput<typeof NotedWeatherSchema>;

/** Where an observation comes from; null where it was stored before anybody asked. */
export function originOf({ source, isLocal }: Pick<NotedWeather, 'source' | 'isLocal'>): WeatherOrigin | null {
  return source ?? (isLocal ? { kind: 'estimate' } : null);
}

/** A stored observation; null for anything that is none. What was not observed may be written as null. */
export function weatherIn(stored: unknown): NotedWeather | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const observed = Object.entries(stored).filter(([, value]) => value !== null);
  const parsed = v.safeParse(NotedWeatherSchema, Object.fromEntries(observed));
  return parsed.success ? parsed.output : null;
}
