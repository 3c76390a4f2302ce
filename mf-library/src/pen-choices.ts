import { PEN_INKS } from '@fieldspan/domain/pen-ink';

/** Colours of the pen (document 1 §9); `ink` is what is painted. */
export const COLOURS = [
  { key: 'black', label: 'Black', ink: PEN_INKS.black },
  { key: 'white', label: 'White', ink: PEN_INKS.white },
  { key: 'red', label: 'Red', ink: PEN_INKS.red },
  { key: 'amber', label: 'Amber', ink: PEN_INKS.amber },
  { key: 'blue', label: 'Blue', ink: PEN_INKS.blue },
  { key: 'green', label: 'Green', ink: PEN_INKS.green },
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
