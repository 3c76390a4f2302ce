import * as v from 'valibot';

const Degrees = v.pipe(v.number(), v.minValue(0), v.maxValue(360));
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The source of an observation. `hand`: a person wrote it down. `estimate`: made up, in the demo only. */
const WeatherSourceSchema = v.variant('kind', [
  v.object({ kind: v.literal('service'), name: v.string() }),
  v.object({ kind: v.literal('hand'), name: v.string() }),
  v.object({ kind: v.literal('estimate') }),
]);
export type WeatherOrigin = v.InferOutput<typeof WeatherSourceSchema>;

/**
 * The JSON text of Weather/current: the format of OpenWeather's current weather in SI units and kelvin, reduced to the
 * fields that the widget shows.
 */
export const WeatherSchema = v.object({
  /** The name of the place. */
  name: v.string(),
  /** The time of the observation: seconds since 1970. */
  dt: v.number(),
  main: v.object({ temp: v.pipe(v.number(), v.minValue(0)), humidity: Share }),
  /** Metres per second, and the direction it comes from. */
  wind: v.object({ speed: v.pipe(v.number(), v.minValue(0)), deg: v.optional(Degrees, 0) }),
  clouds: v.object({ all: Share }),
  /** Millimetres in the last hour; left out if it is dry. */
  rain: v.optional(v.object({ '1h': v.optional(v.number(), 0) })),
  /** Metres; some providers leave it out. */
  visibility: v.optional(v.number()),
  /** The icon is a code such as 10d: the state of the sky, and d or n for day or night. */
  weather: v.pipe(v.array(v.object({ description: v.string(), icon: v.string() })), v.minLength(1)),
  /** True for an estimate in the demo; older servers sent it without `source`. */
  isLocal: v.optional(v.boolean(), false),
  source: v.optional(WeatherSourceSchema),
});
export type Weather = v.InferOutput<typeof WeatherSchema>;

/** Weather in a form: a service's observation, or what a person noted without instruments for the rest. */
const NotedWeatherSchema = v.object({
  ...WeatherSchema.entries,
  main: v.object({ temp: v.pipe(v.number(), v.minValue(0)), humidity: v.optional(Share) }),
  wind: v.object({ speed: v.pipe(v.number(), v.minValue(0)), deg: v.optional(Degrees) }),
  clouds: v.optional(v.object({ all: Share })),
});
export type NotedWeather = v.InferOutput<typeof NotedWeatherSchema>;

/** The source of an observation; null for old ones that were stored without it. */
export function originOf({ source, isLocal }: Pick<NotedWeather, 'source' | 'isLocal'>): WeatherOrigin | null {
  return source ?? (isLocal ? { kind: 'estimate' } : null);
}

/** Parses a stored observation; null if it is not one. Values that were not observed may be null. */
export function weatherIn(stored: unknown): NotedWeather | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const observed = Object.entries(stored).filter(([, value]) => value !== null);
  const parsed = v.safeParse(NotedWeatherSchema, Object.fromEntries(observed));
  return parsed.success ? parsed.output : null;
}
