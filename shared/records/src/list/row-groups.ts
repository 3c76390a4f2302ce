import { localDay } from '@fieldspan/domain/calendar-day';
import { dateText } from '@fieldspan/domain/date-text';
import type { GroupUnit } from '@fieldspan/contract/filters';
import type { RowGroup } from '@fieldspan/contract/query';
import { t } from '@fieldspan/ui/i18n';

/** What names a group in the address; empty for the rows without a value. */
export const groupKey = ({ value }: Pick<RowGroup, 'value'>): string => (value === null ? '' : String(value));

/** The open groups after one of them was opened or closed. */
export const switchedGroups = (open: readonly string[], key: string): readonly string[] =>
  open.includes(key) ? open.filter((other) => other !== key) : [...open, key];

type Named = { column: string; unit?: GroupUnit | undefined; name?: ((value: string | number) => string) | undefined };

/** The heading of a group. */
export function groupName({ value, title }: RowGroup, { column, unit, name }: Named): string {
  if (value === null) return t('Without: {{column}}', { column });
  if (title !== null) return title;
  if (name) return name(value);
  if (unit === 'month') return dateText(String(value), 'MMMM YYYY');
  if (unit === 'day')
    return String(value) === localDay(new Date()) ? t('Today') : dateText(String(value), 'dddd, MMM D, YYYY');
  return typeof value === 'number' ? t('A record that you may not see') : value;
}
