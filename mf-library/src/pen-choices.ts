/** Colours of the pen (document 1 §9); `ink` is what is painted. */
export const COLOURS = [
  { key: 'black', label: 'Black', ink: '#16181b' },
  { key: 'white', label: 'White', ink: '#ffffff' },
  { key: 'red', label: 'Red', ink: '#d92b1c' },
  { key: 'amber', label: 'Amber', ink: '#f7a600' },
  { key: 'blue', label: 'Blue', ink: '#1f5fbf' },
  { key: 'green', label: 'Green', ink: '#16803c' },
] as const;

/** Thicknesses of the pen, in units of the sheet (document 1 §9). */
export const THICKNESSES = [
  { units: 1, label: 'Very Thin' },
  { units: 3, label: 'Thin' },
  { units: 10, label: 'Medium' },
  { units: 20, label: 'Thick' },
  { units: 40, label: 'Very Thick' },
] as const;

export type Tool = 'pen' | 'line' | 'arrow' | 'rectangle' | 'text';

export type Pen = { tool: Tool; colour: string; thickness: number };

/** Document 1 §9. */
export const FIRST_PEN: Pen = { tool: 'pen', colour: 'black', thickness: 10 };

/** What a stroke is painted with; a colour that is no choice any more is painted as it is called. */
export function inkOf(colour: string): string {
  return COLOURS.find(({ key }) => key === colour)?.ink ?? colour;
}
