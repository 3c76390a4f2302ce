import { markDismissed, refreshNotifications } from './queries/notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

type Dismissals = {
  /** The person's choice since the list was loaded; undefined if there is none and the record decides. */
  choiceOf: (id: number) => boolean | undefined;
  dismiss: (id: number) => void;
  undo: (id: number) => void;
};

/**
 * Dismisses notifications optimistically, with undo: a dismissed row stays in its place until the list is closed. A
 * refusal reverts it.
 */
export function useDismissals(): Dismissals {
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const hasChanged = useRef(false);
  const { mutate } = useMutation({
    mutationFn: markDismissed,
    onError: (_error, { id }) => setChoices((before) => new Map([...before].filter(([key]) => key !== id))),
  });
  useEffect(
    () => () => {
      if (hasChanged.current) void refreshNotifications();
    },
    [],
  );
  const choose = (id: number, isDismissed: boolean) => {
    hasChanged.current = true;
    setChoices((before) => new Map(before).set(id, isDismissed));
    mutate({ id, isDismissed });
  };
  return {
    choiceOf: (id) => choices.get(id),
    dismiss: (id) => choose(id, true),
    undo: (id) => choose(id, false),
  };
}
