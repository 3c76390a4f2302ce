import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs what a button does, once for the version of the record that is shown: a second press, which comes before the page has
 * drawn what the first one did, does nothing.
 * @param run resolves with whether it was done; what was not may be tried again
 */
export function useOnce(version: number, run: () => Promise<boolean>): { press: () => void; isBusy: boolean } {
  const pressedFor = useRef<number | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSettled: (isDone) => {
      if (isDone !== true) pressedFor.current = null;
    },
  });
  const press = () => {
    if (pressedFor.current === version) return;
    pressedFor.current = version;
    mutate();
  };
  return { press, isBusy: isPending };
}
