import { markDismissed, refreshNotifications } from './queries/notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

type Dismissals = {
  /** What the person did here since; undefined where the record says. */
  choiceOf: (id: number) => boolean | undefined;
  dismiss: (id: number) => void;
  undo: (id: number) => void;
};

/**
 * Dismissing with a way back: a row that is put away stays where it is until the list goes. A refusal takes it back.
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
