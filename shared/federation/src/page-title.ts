import { useEffect } from 'react';
import { useLocation } from '@fieldspan/federation/router';
import { useHost } from './host.ts';

/** Names the page that is shown, once its name is known; until then the route's title of remote.json stands. */
export function usePageTitle(title: string): void {
  const { setTitle } = useHost();
  const { key } = useLocation();
  useEffect(() => setTitle(title, key), [title, key, setTitle]);
}
