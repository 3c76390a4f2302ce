import type { FormField } from './form-sections.ts';

/** The stored value of N/A. Clients that do not know it show it as a text, or as no answer; never as Yes or No. */
export const NOT_APPLICABLE = 'N/A';

/** Whether the answer says that the question does not apply. Only a question that allows it can be answered so. */
export const isNotApplicable = ({ ext }: Pick<FormField, 'ext'>, value: unknown): boolean =>
  ext.allowNA && value === NOT_APPLICABLE;
