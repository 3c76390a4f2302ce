import { formPlacesQuery } from '@fieldspan/api/queries/form-places';
import type { PlaceChoice } from '@fieldspan/api/queries/form-places';
import type { FormPlace } from '@fieldspan/api/queries/forms';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { plural, t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { within } from './within.ts';

/** PICK004 */
const SEARCH_DELAY_MS = 1000;

type PlacePickerProps = {
  value: FormPlace | null;
  /** The chosen one's number and name, once they are read. */
  label: string | null;
  /** It could not be read. */
  isUnreadable: boolean;
  onChange: (place: FormPlace | null) => void;
  className?: string | undefined;
};

/** Chooses the project or service that a form belongs to, of those that the person may read. */
export function PlacePicker({ value, label, isUnreadable, onChange, className }: PlacePickerProps) {
  const [typed, setTyped] = useState('');
  const { choices, more, isPending, isAway } = usePlaces(typed);
  const options = choices.map(({ place, label: name, note }) => ({ value: textOf(place), label: name, note }));
  return (
    <ComboboxField
      className={className}
      label={t('Project or Service')}
      value={value === null ? '' : textOf(value)}
      valueLabel={label ?? (isUnreadable ? t('Unknown') : t('Loading …'))}
      options={options}
      loading={isPending}
      placeholder={t('Start typing to find the project or service')}
      searchDelayMs={SEARCH_DELAY_MS}
      onSearch={setTyped}
      onChange={(picked) => onChange(placeOf(picked))}
      {...(isUnreadable && { error: t('You may not read this project or service, or it cannot be reached now.') })}
      {...(value === null && hintOf({ more, isAway }))}
    />
  );
}

function hintOf({ more, isAway }: { more: number; isAway: boolean }): { hint?: string } {
  if (isAway) return { hint: t('Without a connection you find what this device has seen.') };
  if (more === 0) return {};
  const hint = plural(more, {
    one: 'Start typing to find the project or service: {{count}} more.',
    other: 'Start typing to find the project or service: {{count}} more.',
  });
  return { hint };
}

const NONE = { choices: [], more: 0 };
const QUIETLY = { throwOnError: false, retry: false } as const;

/** What the server finds; without it, what the first list that is kept on the device has. */
function usePlaces(typed: string) {
  const first = useQuery({ ...formPlacesQuery(''), ...QUIETLY });
  const found = useQuery({ ...formPlacesQuery(typed), ...QUIETLY });
  if (found.data) return { ...found.data, isPending: false, isAway: false };
  const seen: readonly PlaceChoice[] = first.data?.choices ?? NONE.choices;
  const matching = within(seen, ({ label, note }) => `${label} ${note}`, typed);
  return { choices: matching, more: 0, isPending: found.isPending, isAway: found.isError };
}

const textOf = ({ kind, id }: FormPlace): string => `${kind}:${id}`;

function placeOf(text: string): FormPlace | null {
  const [kind, ...id] = text.split(':');
  if (kind !== 'job' && kind !== 'service') return null;
  return { kind, id: id.join(':') };
}
