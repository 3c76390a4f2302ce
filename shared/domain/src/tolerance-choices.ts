import { feetOf, milesOf } from './distance-text.ts';

export type ToleranceChoice = { metres: number; label: string };

const METRES = [100, 150, 200, 300, 500, 750] as const;
const KILOMETRES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000] as const;
const FEET = [300, 500, 750, 1000, 1500, 2500] as const;
const MILES = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500] as const;

/** Rounded to tenths of a metre, which is precise enough for a building site. */
const tenths = (metres: number): number => Math.round(metres * 10) / 10;

/**
 * Choices for the maximum distance from a job that counts as on site: 100 m to 1000 km, or 300 ft to 500 mi (document 0
 * §9).
 */
export function toleranceChoices(american: boolean): readonly ToleranceChoice[] {
  if (!american) {
    return [
      ...METRES.map((metres) => ({ metres, label: `${metres} m` })),
      ...KILOMETRES.map((km) => ({ metres: km * 1000, label: `${km} km` })),
    ];
  }
  return [
    ...FEET.map((feet) => ({ metres: tenths(feet / feetOf(1)), label: `${feet} ft` })),
    ...MILES.map((miles) => ({ metres: tenths((miles / milesOf(1)) * 1000), label: `${miles} mi` })),
  ];
}

/** Tolerances closer than this count as equal, because feet were once rounded differently. */
const SAME_M = 0.5;

/** A stored tolerance as the text of its choice, in its unit; in metres if it matches none. */
export function toleranceText(metres: number): string {
  const known = [...toleranceChoices(false), ...toleranceChoices(true)].find(
    (choice) => Math.abs(choice.metres - metres) < SAME_M,
  );
  return known?.label ?? `${tenths(metres)} m`;
}
