import { useState } from 'react';
import type { Option } from './option-list.tsx';

/**
 * The options by value, remembering chosen ones, because a later search may return others.
 * @returns `optionOf`, which makes an option labelled with the value or `fallback` if it is unknown; and `remember`
 */
export function useKnownOptions(options: readonly Option[]) {
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  return {
    optionOf: (value: string, fallback = value): Option =>
      [...options, ...chosen].find((option) => option.value === value) ?? { value, label: fallback },
    remember: setChosen,
  };
}
