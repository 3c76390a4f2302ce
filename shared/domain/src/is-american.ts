const NAMES: ReadonlySet<string> = new Set(['america', 'united states', 'usa', 'united states of america', 'us']);

/** Whether a company uses miles, feet and Fahrenheit: by its country, ignoring case (document 0 §9). */
export const isAmerican = (country: string | null | undefined): boolean =>
  NAMES.has((country ?? '').trim().toLowerCase());
