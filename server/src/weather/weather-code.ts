type Sky = { description: string; icon: string };

/** WMO code 4677 as Open-Meteo uses it: a description of the sky, and the number of its icon. */
const SKIES: ReadonlyMap<number, readonly [string, string]> = new Map([
  [0, ['clear sky', '01']],
  [1, ['mainly clear', '02']],
  [2, ['partly cloudy', '03']],
  [3, ['overcast', '04']],
  [45, ['fog', '50']],
  [48, ['freezing fog', '50']],
  [51, ['light drizzle', '09']],
  [53, ['drizzle', '09']],
  [55, ['heavy drizzle', '09']],
  [56, ['light freezing drizzle', '09']],
  [57, ['freezing drizzle', '09']],
  [61, ['light rain', '10']],
  [63, ['rain', '10']],
  [65, ['heavy rain', '10']],
  [66, ['light freezing rain', '10']],
  [67, ['freezing rain', '10']],
  [71, ['light snow', '13']],
  [73, ['snow', '13']],
  [75, ['heavy snow', '13']],
  [77, ['snow grains', '13']],
  [80, ['light rain showers', '09']],
  [81, ['rain showers', '09']],
  [82, ['violent rain showers', '09']],
  [85, ['light snow showers', '13']],
  [86, ['snow showers', '13']],
  [95, ['thunderstorm', '11']],
  [96, ['thunderstorm with hail', '11']],
  [99, ['thunderstorm with heavy hail', '11']],
]);

/** @returns null for an unknown code */
export function skyOf(code: number, isDay: boolean): Sky | null {
  const known = SKIES.get(code);
  return known ? { description: known[0], icon: `${known[1]}${isDay ? 'd' : 'n'}` } : null;
}
