import { createContext, useContext } from 'react';
import type { FederationHost } from './lifecycles.ts';

export const HostContext = createContext<FederationHost | null>(null);

/** @throws Error outside a page, a widget or the shell */
export function useHost(): FederationHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is called outside the federation');
  return host;
}
