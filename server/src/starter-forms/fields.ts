import type { StarterField, StarterSection } from './starter-form.ts';

/* How the starter forms are written: one line for a question. */

export const section = (key: string, sectionHeading: string, ...fields: readonly StarterField[]): StarterSection => ({
  key: `section-${key}`,
  sectionHeading,
  fields,
});

/** Words that are read and not answered; `html` may have paragraphs, lists and bold. */
export const note = (key: string, label: string, html: string): StarterField => ({
  key,
  type: 'static-paragraph',
  label,
  default: html,
});

type More = Partial<StarterField>;

/** A line of text. */
export const line = (key: string, label: string, more: More = {}): StarterField => ({
  key,
  type: 'text',
  label,
  requiredField: 1,
  ...more,
});

/** Several lines of text. */
export const words = (key: string, label: string, more: More = {}): StarterField =>
  line(key, label, { type: 'textarea', ...more });

/** A day. */
export const day = (key: string, label: string): StarterField => ({ key, type: 'date', label, requiredField: 1 });

/** A time of day. */
export const time = (key: string, label: string): StarterField => ({ key, type: 'time', label, requiredField: 1 });

type Choice = [key: string, label: string, options: readonly string[], more?: More];

/** One of some options. */
export const one = (...[key, label, options, more]: Choice): StarterField => ({
  key,
  type: 'select',
  label,
  options,
  requiredField: 1,
  ...more,
});

/** Any of some options, or something else, or none. */
export const any = (...[key, label, options, more]: Choice): StarterField => ({
  ...one(key, label, options),
  type: 'select-multi',
  requiredField: 0,
  defineOther: 1,
  ...more,
});

/** At least one of some options: work does not begin without. */
export const some = (...[key, label, options, more]: Choice): StarterField => ({
  ...any(key, label, options, more),
  requiredField: 1,
  positiveResponseRequired: 1,
});

/** Boxes to tick. */
export const ticks = (key: string, label: string, options: readonly string[]): StarterField => ({
  key,
  type: 'checklist',
  label,
  options,
});

type Table = [key: string, label: string, rows: number, columns: readonly string[]];

export const table = (...[key, label, rows, columns]: Table): StarterField => ({
  key,
  type: 'table',
  label,
  rows,
  columns,
});

export const photo = (key: string, label: string): StarterField => ({ key, type: 'image', label });

export const sketch = (key: string, label: string): StarterField => ({ key, type: 'whiteboard', label });

/** A field that brings its own content: weather, phone list, hospital, hazards, tasks. */
export const given = (
  type: 'weather' | 'personnel-phone-list' | 'medical-facility-location' | 'hazard-list' | 'control-list' | 'tasklist',
  key: string,
  label: string,
): StarterField => ({ key, type, label });

type Wrong = {
  /** What the supervisor and every signer read. */
  warn?: string;
  /** What is asked of whoever gave the wrong answer. */
  ask?: string;
  photo?: string;
};

const yesOrNo = (key: string, label: string): StarterField => ({ key, type: 'boolean', label, requiredField: 1 });

function wrongAnswer(value: 0 | 1, { warn, ask, photo: picture }: Wrong): More {
  return {
    ...(warn !== undefined && (value === 1 ? { positiveWarningMessage: warn } : { negativeWarningMessage: warn })),
    ...(ask !== undefined && {
      conditionalRemarksLabel: ask,
      conditionalRemarksResponseValue: value,
      ext: { v: 1, remarksRequired: true },
    }),
    ...(picture !== undefined && { conditionalImageLabel: picture, conditionalImageResponseValue: value }),
  };
}

/** Should be Yes; with No the form goes on, with a warning or a question. */
export const yes = (key: string, label: string, no: Wrong = {}): StarterField => ({
  ...yesOrNo(key, label),
  ...wrongAnswer(0, no),
});

/** Should be No; with Yes the form goes on, with a warning or a question. */
export const no = (key: string, label: string, found: Wrong = {}): StarterField => ({
  ...yesOrNo(key, label),
  ...wrongAnswer(1, found),
});

/** Work does not begin unless this is Yes. */
export const must = (key: string, label: string, otherwise: Wrong = {}): StarterField => ({
  ...yes(key, label, otherwise),
  positiveResponseRequired: 1,
});

/** Work does not begin if this is Yes. */
export const mustNot = (key: string, label: string, otherwise: Wrong = {}): StarterField => ({
  ...no(key, label, otherwise),
  negativeResponseRequired: 1,
});

const DEFECT = 'Needs attention';

/** One point of an inspection; a defect is described, and photographed where `picture` says of what. */
export const check = (key: string, label: string, picture?: string): StarterField => ({
  ...one(key, label, ['OK', DEFECT, 'Not applicable']),
  conditionalRemarksLabel: 'What is wrong, and what was done about it?',
  conditionalRemarksResponseValue: DEFECT,
  ext: { v: 1, remarksRequired: true },
  ...(picture !== undefined && { conditionalImageLabel: picture, conditionalImageResponseValue: DEFECT }),
});

/** A measured number with its unit, and the range outside which it is a slip of the finger. */
export const num = (
  key: string,
  label: string,
  { requiredField = 1, ...range }: { unit: string; min?: number; max?: number; requiredField?: 0 | 1 },
): StarterField => line(key, label, { requiredField, ext: { v: 1, of: 'number', ...range } });

/** A measured value that is more than one number. */
export const reading = (key: string, label: string, more: More = {}): StarterField => line(key, label, more);
