import { explain } from '@fieldspan/api/explain';
import { ErrorState } from '@fieldspan/ui/error-state';
import { useState, type ReactNode } from 'react';
import { bareHost } from './bare-host.ts';
import type { FederationHost } from '../lifecycles.ts';
import { RemoteFrame } from '../remote-frame.tsx';
import { UnsavedWork } from '../unsaved-work.ts';

/** A remote's screens without a shell: the real frame at the window's address, without other remotes. */
export function BareFrame({ host: given, children }: { host?: Partial<FederationHost>; children: ReactNode }) {
  const [host] = useState(() => bareHost(given));
  const [unsavedWork] = useState(() => new UnsavedWork());
  return (
    <RemoteFrame
      host={host}
      unsavedWork={unsavedWork}
      onReady={() => undefined}
      onError={() => null}
      loading={<p>Loading…</p>}
      fallback={failed}
    >
      {children}
    </RemoteFrame>
  );
}

function failed(error: Error, _code: string | null, retry: () => void): ReactNode {
  return <ErrorState title={explain(error).text} message="" onRetry={retry} />;
}
