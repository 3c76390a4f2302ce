import { ErrorCard } from '@fieldspan/federation/error-card';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { loadFailureOf } from '@fieldspan/federation/load-failure';
import { Visit, type VisitState } from '@fieldspan/federation/visit';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { StillLoading } from '@fieldspan/ui/still-loading';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RemoteLoader } from './remote-loader.ts';
import styles from './remote-place.module.css';

type RemotePlaceProps = {
  name: string;
  /** Its release in this tab's set. */
  release: string;
  host: FederationHost;
  loader: RemoteLoader;
  onSettled: () => void;
  onRetry: () => void;
};

/** One attempt to show a remote's pages. */
export function RemotePlace({ name, release, host, loader, onSettled, onRetry }: RemotePlaceProps) {
  const [state, setState] = useState<VisitState>({ kind: 'loading', isSlow: false });
  const element = useRef<HTMLDivElement>(null);
  const remote = host.describe(name);
  const settle = useEffectEvent(onSettled);
  const failedRelease = useRef(release);
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    if (!element.current) return undefined;
    const load = () => loader.load(name);
    const visit = new Visit({ part: name, host, load, domElement: element.current, props: {}, onChange: setState });
    void visit.start().then(() => settle());
    return () => visit.end();
  }, [name, host, loader]);

  // The release that failed is no longer live.
  useEffect(() => {
    if (state.kind === 'failed' && release !== failedRelease.current) retry();
  }, [state.kind, release]);

  /** What hangs is left alone; the next attempt asks at a fresh address. */
  function loadAnew(): void {
    loader.forget(name);
    onRetry();
  }

  return (
    <>
      {state.kind === 'failed' && (
        <div className={styles.failed}>
          <PageHeader title={remote.title} />
          <ErrorCard remote={remote} failure={loadFailureOf(state.error)} code={state.code} onRetry={onRetry} />
        </div>
      )}
      {state.kind === 'loading' && <SkeletonRows />}
      {state.kind === 'loading' && state.isSlow && (
        <StillLoading wayOut={{ label: t('Try again'), onPress: loadAnew }} />
      )}
      <div ref={element} hidden={state.kind === 'failed'} />
    </>
  );
}
