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

/** The words of stamps, as they are drawn. */
export const STAMPS = [
  { key: 'approved', label: msg('Approved') },
  { key: 'rejected', label: msg('Rejected') },
  { key: 'review', label: msg('For review') },
  { key: 'as-built', label: msg('As built') },
  { key: 'void', label: msg('Void') },
] as const;

type StampKey = (typeof STAMPS)[number]['key'];

export type Tool =
  | 'select'
  | 'pen'
  | 'highlighter'
  | 'eraser'
  | 'line'
  | 'arrow'
  | 'rectangle'
  | 'ellipse'
  | 'cloud'
  | 'text'
  | 'callout'
  | 'stamp'
  | 'count'
  | 'scale'
  | 'length'
  | 'area';

export type Pen = { tool: Tool; colour: string; thickness: number; stamp: StampKey };

/** As document 1 §9 defines it. */
export const FIRST_PEN: Pen = { tool: 'pen', colour: 'black', thickness: 10, stamp: 'approved' };
