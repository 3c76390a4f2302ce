import * as v from 'valibot';

/** The kinds of field a form can have (document 1 §3). */
const FIELD_TYPES = [
  'boolean',
  'tasklist',
  'table',
  'hazard-list',
  'control-list',
  'select',
  'select-multi',
  'checklist',
  'image',
  'whiteboard',
  'static-paragraph',
  'youtube-video',
  'library-file',
  'medical-facility-location',
  'weather',
  'weather-widget',
  'personnel-phone-list',
  'text',
  'textarea',
  'date',
  'time',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Booleans and numbers that mean yes or no; absent means no. */
const Flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === '1'),
  ),
  false,
);
const Text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value : '')),
  ),
  '',
);
const OptionText = v.union([
  v.string(),
  v.pipe(
    v.object({ label: v.string() }),
    v.transform(({ label }) => label),
  ),
]);
const TextList = v.optional(v.fallback(v.array(OptionText), []), []);

/** A field as a template has it. Properties that are not named here stay as they are. */
const FormFieldSchema = v.looseObject({
  type: v.string(),
  label: Text,
  default: v.optional(v.unknown()),
  options: TextList,
  columns: TextList,
  rows: v.optional(v.union([v.fallback(v.array(OptionText), []), v.number()])),
  requiredField: Flag,
  defineOther: Flag,
  positiveResponseRequired: Flag,
  negativeResponseRequired: Flag,
  positiveWarningMessage: Text,
  negativeWarningMessage: Text,
  conditionalRemarksLabel: Text,
  conditionalImageLabel: Text,
});

const FormSectionSchema = v.looseObject({ sectionHeading: Text, fields: v.array(FormFieldSchema) });

export type FormField = v.InferOutput<typeof FormFieldSchema>;
export type FormSection = v.InferOutput<typeof FormSectionSchema>;

const FormJsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(FormSectionSchema),
    v.pipe(
      v.object({ sections: v.array(FormSectionSchema) }),
      v.transform(({ sections }) => sections),
    ),
  ]),
);

/**
 * Reads form_json: an array of sections, or an object that holds one.
 * @returns no sections for null; null when the text is not a form
 */
export function parseFormSections(json: string | null): FormSection[] | null {
  if (json === null) return [];
  const parsed = v.safeParse(FormJsonSchema, json);
  return parsed.success ? parsed.output : null;
}

export function isFieldType(type: string): type is FieldType {
  return FIELD_TYPES.some((known) => known === type);
}
