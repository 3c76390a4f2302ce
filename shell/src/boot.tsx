import '@fieldspan/ui/styles/layers.css';
import '@fieldspan/ui/styles/reset.css';
import '@fieldspan/ui/styles/tokens.css';
import { currentSession } from '@fieldspan/api/session';
import { createNavigation } from '@fieldspan/federation/navigation';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepAnswers } from './offline/keep-answers.ts';
import { ownScreens } from './own-screens.tsx';
import type { PageParts } from './page-parts.ts';
import { fetchRemoteWithRuntime } from './remotes/federation-runtime.ts';
import { readPageSet } from './remotes/page-set.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { RunningSet } from './remotes/running-set.ts';
import { tellFailure } from './remotes/tell-failure.ts';
import { followNavigation } from './routing/after-navigation.ts';
import { routeTable } from './routing/route-table.ts';
import { startAhead } from './start-ahead.ts';
import { startTheme } from './theme.ts';

function start(root: HTMLElement): void {
  const running = new RunningSet(readPageSet(document));
  let table = routeTable(ownScreens, running.get());
  running.subscribe(() => (table = routeTable(ownScreens, running.get())));
  const navigation = createNavigation(window);
  const loader = new RemoteLoader(running.get().remotes, fetchRemoteWithRuntime(), (remote, error) =>
    tellFailure(running.get(), { remote, id: running.get().remotes[remote]?.id ?? '', error }),
  );
  keepAnswers(() => running.get().seq);
  startTheme();
  followNavigation(navigation, () => table);
  const parts: PageParts = {
    running,
    get set() {
      return running.get();
    },
    get table() {
      return table;
    },
    navigation,
    loader,
    loadedBy: currentSession()?.userId ?? null,
  };
  startAhead(parts);
  createRoot(root).render(<App parts={parts} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root);
