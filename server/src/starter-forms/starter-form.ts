import type { FieldType } from '@fieldspan/domain/form/field-kind';
import type { Trade } from '@fieldspan/domain/trades';

/** A field as form_json stores it. Its key stays the same for ever, so that translations and answers find it. */
export type StarterField = {
  key: string;
  type: FieldType;
  label: string;
  default?: string;
  options?: readonly string[];
  requiredField?: 0 | 1;
  defineOther?: 0 | 1;
  positiveResponseRequired?: 1;
  negativeResponseRequired?: 1;
  positiveWarningMessage?: string;
  negativeWarningMessage?: string;
  conditionalRemarksLabel?: string;
  conditionalRemarksResponseValue?: string | number | readonly string[];
  conditionalImageLabel?: string;
  conditionalImageResponseValue?: string | number | readonly string[];
  rows?: number;
  columns?: readonly string[];
  /** What the specification's fields lack (decision 0083). */
  ext?: { v: 1; of?: 'number'; unit?: string; min?: number; max?: number; remarksRequired?: true };
};

export type StarterSection = { key: string; sectionHeading: string; fields: readonly StarterField[] };

/** A form of the starter library, which a company copies and then changes as it likes. */
export type StarterForm = {
  /** Stays the same for ever: a copy remembers it. */
  key: string;
  trade: Trade;
  title: string;
  /** The category that the copy is put into. */
  category: string;
  /** What it is for, in one or two sentences. */
  description: string;
  /** Regulations and standards that it follows, and only those that certainly say so. */
  basis: readonly string[];
  isWorksheet?: true;
  sections: readonly StarterSection[];
};

/** Types that show something and ask nothing. */
export const DISPLAY_ONLY: ReadonlySet<FieldType> = new Set(['static-paragraph', 'personnel-phone-list']);

/** The language that the forms are written in. */
export const STARTER_LANG = 'en';
