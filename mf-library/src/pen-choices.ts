import { msg } from '@fieldspan/domain/message';
import { PEN_INKS } from '@fieldspan/domain/pen-ink';

/** Colours of the pen (document 1 §9); `ink` is the painted colour. */
export const COLOURS = [
  { key: 'black', label: msg('Black'), ink: PEN_INKS.black },
  { key: 'white', label: msg('White'), ink: PEN_INKS.white },
  { key: 'red', label: msg('Red'), ink: PEN_INKS.red },
  { key: 'amber', label: msg('Amber'), ink: PEN_INKS.amber },
  { key: 'blue', label: msg('Blue'), ink: PEN_INKS.blue },
  { key: 'green', label: msg('Green'), ink: PEN_INKS.green },
] as const;

/** Thicknesses of the pen, in units of the sheet (document 1 §9). */
export const THICKNESSES = [
  { units: 1, label: msg('Very Thin') },
  { units: 3, label: msg('Thin') },
  { units: 10, label: msg('Medium') },
  { units: 20, label: msg('Thick') },
  { units: 40, label: msg('Very Thick') },
] as const;

export type Tool = 'pen' | 'line' | 'arrow' | 'rectangle' | 'text';

export type Pen = { tool: Tool; colour: string; thickness: number };

/** As document 1 §9 defines it. */
export const FIRST_PEN: Pen = { tool: 'pen', colour: 'black', thickness: 10 };
