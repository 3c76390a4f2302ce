import { useState } from 'react';
import type { Option } from './option-list.tsx';

/**
 * The options by value, with those once chosen: a later search may bring others.
 * @returns `optionOf`, for a value that nobody knows an option that is called as it is or as `fallback`; and `remember`
 */
export function useKnownOptions(options: readonly Option[]) {
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  return {
    optionOf: (value: string, fallback = value): Option =>
      [...options, ...chosen].find((option) => option.value === value) ?? { value, label: fallback },
    remember: setChosen,
  };
}
