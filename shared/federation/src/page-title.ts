import { useEffect } from 'react';
import { useLocation } from '@fieldspan/federation/router';
import { useHost } from './host.ts';

/** Sets the title of the shown page once it is known; until then the route's title from remote.json is shown. */
export function usePageTitle(title: string): void {
  const { setTitle } = useHost();
  const { key } = useLocation();
  useEffect(() => setTitle(title, key), [title, key, setTitle]);
}
