import type { FormField } from '@fieldspan/domain/form/form-sections';
import { isRecord } from '@fieldspan/domain/form/json-shape';
import { plural, t } from '@fieldspan/ui/i18n';

/** One answer as a line of text, for somebody who has to choose between two. */
export function answerText(field: FormField, answer: unknown): string {
  if (!isRecord(answer)) return '';
  const { value, remarks, images } = answer;
  return [valueText(field, value), typeof remarks === 'string' ? remarks : '', picturesText(images)]
    .filter((part) => part !== '')
    .join(' · ');
}

function valueText(field: FormField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.type === 'boolean') return value === 1 ? t('Yes') : t('No');
  if (field.type === 'image') return picturesText(value);
  if (field.type === 'whiteboard') return t('A drawing');
  return partText(value);
}

function picturesText(value: unknown): string {
  const count = Array.isArray(value) ? value.length : 0;
  return count === 0 ? '' : plural(count, { one: '{{count}} picture', other: '{{count}} pictures' });
}

/** Joins lists and rows; of an object only the values, not the keys. */
function partText(value: unknown): string {
  if (Array.isArray(value)) return joined(value.map(partText));
  if (isRecord(value)) return joined(Object.values(value).map(partText));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
