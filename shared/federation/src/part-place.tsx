import { useBack } from '@fieldspan/api/use-reach';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { StillLoading } from '@fieldspan/ui/still-loading';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHost } from './host.ts';
import type { Lifecycles } from './lifecycles.ts';
import { Visit, type VisitState } from './visit.ts';

type PartPlaceProps<P extends object> = {
  /** `remote.part`. */
  part: string;
  load: () => Promise<Lifecycles<P>>;
  props: P;
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** What is shown while it loads looks like the part itself: the two never stand beside each other. */
  isLoadingAlone?: boolean;
  /** Shown when the part cannot be loaded or rendered. */
  renderFallback: (error: unknown) => ReactNode;
  onRetry: () => void;
};

/** One attempt to show a part of another remote. */
export function PartPlace<P extends object>({
  part,
  load,
  props,
  loading,
  isLoadingAlone = false,
  renderFallback,
  onRetry,
}: PartPlaceProps<P>) {
  const [state, setState] = useState<VisitState>({ kind: 'loading', isSlow: false });
  const { kind } = state;
  const element = useRef<HTMLDivElement>(null);
  const visit = useRef<Visit<P> | null>(null);
  const host = useHost();
  const visitIn = useEffectEvent(
    (domElement: HTMLElement) => new Visit({ part, host, load, domElement, props, onChange: setState }),
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
      {kind === 'loading' && (loading ?? <SkeletonRows count={1} />)}
      {kind === 'loading' && state.isSlow && <StillLoading />}
      {kind === 'failed' && renderFallback(state.error)}
      <div ref={element} data-place="" hidden={kind === 'failed' || (kind === 'loading' && isLoadingAlone)} />
    </>
  );
}
