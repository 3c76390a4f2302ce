import type { WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import { useState, type ReactNode } from 'react';
import { useHost } from './host.ts';
import { PartPlace } from './part-place.tsx';

type SlotProps<N extends WidgetName> = {
  of: N;
  props: WidgetContracts[N];
  /** Shown when the widget cannot be loaded or rendered: what the person can do without it. */
  fallback: ReactNode;
};

/**
 * Shows a widget of another remote. Its code loads when the slot is first shown; a failure stays inside the slot and is
 * retried when the connection is back.
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
