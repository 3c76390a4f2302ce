import { jobDefault } from './company-pricing.ts';

/** Where the job defaults of a company keep it. */
export const CLOCK_OUT_AFTER = 'clock_out_after_h';

/** After how many hours a company may have a clock end that nobody has ended. */
export const CLOCK_OUT_HOURS = [8, 10, 12, 14, 16, 20, 24] as const;

/**
 * After how many hours a clock is ended that nobody has ended; null: never.
 * @param text CompanySetting.job_defaults_json
 */
export function clockOutAfter(text: string | null): number | null {
  const hours = jobDefault(text, CLOCK_OUT_AFTER);
  return CLOCK_OUT_HOURS.some((each) => each === hours) ? hours : null;
}
