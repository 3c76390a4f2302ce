/** The name of a place that has none: 43.54° N, 80.25° W. */
export const coordinateWords = ({ lat, lon }: { lat: number; lon: number }): string =>
  `${axis(lat, 'NS')}, ${axis(lon, 'EW')}`;

const axis = (degrees: number, [plus, minus]: string | readonly string[]): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? minus : plus}`;
