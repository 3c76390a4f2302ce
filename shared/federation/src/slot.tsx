import type { WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import { useState, type ReactNode } from 'react';
import { useHost } from './host.ts';
import { PartPlace } from './part-place.tsx';

type SlotProps<N extends WidgetName> = {
  of: N;
  props: WidgetContracts[N];
  /** Stands here when the widget cannot be loaded or shown: what the person can do without it. */
  fallback: ReactNode;
};

/**
 * A place for another remote's widget. It is fetched when the slot is first shown; its failure stays in the slot.
 * A slot that failed tries again when the connection is back.
 */
export function Slot<N extends WidgetName>({ of, props, fallback }: SlotProps<N>) {
  const [attempt, setAttempt] = useState(0);
  const host = useHost();
  return (
    <PartPlace
      key={`${of} ${attempt}`}
      part={of}
      load={() => host.loadWidget(of)}
      props={props}
      renderFallback={() => fallback}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
