import { useState, type ReactNode } from 'react';

type HeldProps<T> = { initial: T; children: (value: T, setValue: (value: T) => void) => ReactNode };

/** Holds the state of a controlled component. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, setValue] = useState<T>(initial);
  return children(value, (next) => setValue(() => next));
}
