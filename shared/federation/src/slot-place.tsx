import { useBack } from '@fieldspan/api/use-reach';
import type { WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { StillLoading } from '@fieldspan/ui/still-loading';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHost } from './host.ts';
import { Visit, type VisitState } from './visit.ts';

type SlotPlaceProps<N extends WidgetName> = {
  of: N;
  props: WidgetContracts[N];
  fallback: ReactNode;
  onRetry: () => void;
};

/** One attempt to show a widget. */
export function SlotPlace<N extends WidgetName>({ of, props, fallback, onRetry }: SlotPlaceProps<N>) {
  const [state, setState] = useState<VisitState>({ kind: 'loading', isSlow: false });
  const { kind } = state;
  const element = useRef<HTMLDivElement>(null);
  const visit = useRef<Visit<WidgetContracts[N]> | null>(null);
  const host = useHost();
  const visitIn = useEffectEvent(
    (domElement: HTMLElement) =>
      new Visit({ part: of, host, load: () => host.loadWidget(of), domElement, props, onChange: setState }),
  );

  useEffect(() => {
    if (!element.current) return undefined;
    const begun = visitIn(element.current);
    visit.current = begun;
    void begun.start();
    return () => begun.end();
  }, []);

  useEffect(() => visit.current?.update(props), [props]);

  useBack(onRetry, kind === 'failed');

  return (
    <>
      {kind === 'loading' && <SkeletonRows count={1} />}
      {kind === 'loading' && state.isSlow && <StillLoading />}
      {kind === 'failed' && fallback}
      <div ref={element} hidden={kind === 'failed'} />
    </>
  );
}
