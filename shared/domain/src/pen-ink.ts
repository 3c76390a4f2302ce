/** What each colour of the pen is painted with (document 1 §9). */
export const PEN_INKS = {
  black: '#16181b',
  white: '#ffffff',
  red: '#d92b1c',
  amber: '#f7a600',
  blue: '#1f5fbf',
  green: '#16803c',
} as const;

/** What a stroke is painted with; a colour that is no choice any more is painted as it is called. */
export function inkOf(colour: string): string {
  return Object.entries(PEN_INKS).find(([key]) => key === colour)?.[1] ?? colour;
}
