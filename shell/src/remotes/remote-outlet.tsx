import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { useState } from 'react';
import type { RemoteLoader } from './remote-loader.ts';
import { RemotePlace } from './remote-place.tsx';

type RemoteOutletProps = {
  name: string;
  /** Its release in this tab's set. */
  release: string;
  host: FederationHost;
  loader: RemoteLoader;
  /** Called when loading has ended, with or without success. */
  onSettled: () => void;
};

/** Shows a remote's pages. It stays mounted while the person navigates between them. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  return <RemotePlace key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}
