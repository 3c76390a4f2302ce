import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { LinkProvider } from '@fieldspan/ui/link';
import { ShellTables } from '@fieldspan/ui/shell-tables';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from '@fieldspan/federation/router';
import { BridgeRouter } from './bridge-router.tsx';
import { HostContext } from './host.ts';
import type { FederationHost } from './lifecycles.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { UnsavedWorkContext, type UnsavedWork } from './unsaved-work.ts';
import { Wait } from './wait.tsx';

type RemoteFrameProps = {
  host: FederationHost;
  unsavedWork: UnsavedWork;
  /** Called when the frame is mounted. */
  onReady: () => void;
  onError: (error: Error) => string | null;
  /** Shown while a screen waits for its data. */
  loading: ReactNode;
  fallback: (error: Error, code: string | null, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Wraps every page and widget: the shell's navigation, the shared store and cache, and an error boundary. */
export function RemoteFrame({ host, unsavedWork, onReady, loading, children, ...boundary }: RemoteFrameProps) {
  return (
    <HostContext value={host}>
      <UnsavedWorkContext value={unsavedWork}>
        <Provider store={store}>
          <QueryClientProvider client={queryClient}>
            <BridgeRouter navigation={host.navigation}>
              <LinkProvider component={Link}>
                <ScreenBoundary {...boundary}>
                  <ShellTables>
                    <Wait fallback={loading}>{children}</Wait>
                  </ShellTables>
                </ScreenBoundary>
                <Ready onReady={onReady} />
              </LinkProvider>
            </BridgeRouter>
          </QueryClientProvider>
        </Provider>
      </UnsavedWorkContext>
    </HostContext>
  );
}

/** Placed after the boundary, so an error of the first render is reported first. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady]);
  return null;
}
