import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { Link } from '@fieldspan/federation/router';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { LinkProvider } from '@fieldspan/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { AlertsPanel } from './alerts/alerts-panel.tsx';
import type { PageParts } from './page-parts.ts';
import { reportFailure } from './remotes/report-failure.ts';
import { AppRoutes } from './app-routes.tsx';
import { SessionUpkeep } from './session/session-upkeep.tsx';
import { ShellError } from './shell-error.tsx';

const shellError = (error: Error, code: string | null, retry: () => void) => (
  <ShellError error={error} code={code} onRetry={retry} />
);

export function App({ parts }: { parts: PageParts }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <BridgeRouter navigation={parts.navigation}>
          <LinkProvider component={Link}>
            <ScreenBoundary
              onError={(error) => reportFailure(parts.set, { part: 'shell', error }, parts.set.shell.id)}
              fallback={shellError}
            >
              <AppRoutes parts={parts} />
            </ScreenBoundary>
            <AlertsPanel />
            <SessionUpkeep navigation={parts.navigation} />
          </LinkProvider>
        </BridgeRouter>
      </QueryClientProvider>
    </Provider>
  );
}
