import type { FieldExt } from '@fieldspan/domain/form/field-ext';

/** A number with its unit: `12.5 mm`. */
export const withUnit = (value: string, { unit }: Pick<FieldExt, 'unit'>): string =>
  unit === '' ? value : `${value} ${unit}`;
