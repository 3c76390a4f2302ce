/**
 * form_json as document 1 §3 describes it: a list of sections. We add keys, so that a field keeps its identity when it
 * moves.
 */
export type FieldType =
  | 'boolean'
  | 'tasklist'
  | 'table'
  | 'hazard-list'
  | 'control-list'
  | 'select'
  | 'select-multi'
  | 'checklist'
  | 'image'
  | 'whiteboard'
  | 'static-paragraph'
  | 'youtube-video'
  | 'library-file'
  | 'medical-facility-location'
  | 'weather'
  | 'personnel-phone-list'
  | 'text'
  | 'textarea'
  | 'date'
  | 'time';

export type FormField = {
  key: string;
  type: FieldType;
  label: string;
  value?: unknown;
  default?: string;
  options?: readonly string[];
  requiredField?: 0 | 1;
  defineOther?: 0 | 1;
  positiveResponseRequired?: 0 | 1;
  negativeResponseRequired?: 0 | 1;
  positiveWarningMessage?: string;
  negativeWarningMessage?: string;
  conditionalRemarksLabel?: string;
  conditionalRemarksResponseValue?: string | number;
  conditionalRemarksValue?: string;
  conditionalImageLabel?: string;
  conditionalImageResponseValue?: string | number;
  imageIsStatic?: 0 | 1;
  rows?: number | readonly string[];
  columns?: readonly string[];
  meta?: Readonly<Record<string, unknown>>;
};

export type FormSection = { key: string; sectionHeading: string; fields: readonly FormField[] };

/** A question of a template with sample answers. */
export type Question = Omit<FormField, 'key' | 'value' | 'requiredField'> & {
  /** Answers to choose from; for a table, its rows. */
  samples?: readonly string[];
  /** The question is required unless this is false. */
  required?: boolean;
};

export type Template = {
  title: string;
  category: string;
  sections: readonly (readonly [heading: string, questions: readonly Question[]])[];
  /** Descriptions of the child templates. */
  children: readonly string[];
  isWorksheet?: boolean;
  /** The form is about equipment types whose names start with one of these. */
  equipment?: readonly string[];
  /** Roles that may use the template; without it, everybody. */
  roles?: readonly string[];
  isSingleUse?: boolean;
  /** The child template that must be filled in before clocking in: at projects, or at services. */
  clockIn?: 'projects' | 'services';
  /** Hours after which a filled form expires. */
  expiresAfterHours?: number;
};

/** Sections in the stored format, with stable keys and without the sample answers. */
export function sectionsOf({ sections }: Template): FormSection[] {
  return sections.map(([sectionHeading, questions], at) => ({
    key: `s${at + 1}`,
    sectionHeading,
    fields: questions.map((question, place) => fieldOf(question, `s${at + 1}f${place + 1}`)),
  }));
}

function fieldOf({ required = false, ...question }: Question, key: string): FormField {
  const field: FormField & Pick<Question, 'samples'> = { key, ...question, requiredField: required ? 1 : 0 };
  delete field.samples;
  return field;
}
