/** The colour value of each pen colour (document 1 §9). */
export const PEN_INKS = {
  black: '#16181b',
  white: '#ffffff',
  red: '#d92b1c',
  amber: '#f7a600',
  blue: '#1f5fbf',
  green: '#16803c',
} as const;

/** The colour of a stroke; a value that is not one of the pen colours is used as it is. */
export function inkOf(colour: string): string {
  return Object.entries(PEN_INKS).find(([key]) => key === colour)?.[1] ?? colour;
}
