import '@fieldspan/ui/styles/layers.css';
import '@fieldspan/ui/styles/reset.css';
import '@fieldspan/ui/styles/tokens.css';
import '@fieldspan/ui/styles/fonts.css';
import { createNavigation } from '@fieldspan/federation/navigation';
import { createRoot } from 'react-dom/client';
import { startAhead } from './app-routes.tsx';
import { App } from './app.tsx';
import { keepAnswers } from './offline/keep-answers.ts';
import { ownScreens } from './own-screens.tsx';
import { fetchRemoteWithRuntime } from './remotes/federation-runtime.ts';
import { reportFailure } from './remotes/report-failure.ts';
import { readPageSet } from './remotes/page-set.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { keepManners } from './routing/page-manners.ts';
import { routeTable } from './routing/route-table.ts';
import { startTheme } from './theme.ts';

function start(root: HTMLElement): void {
  const set = readPageSet(document);
  const table = routeTable(ownScreens, set);
  const navigation = createNavigation(window);
  const loader = new RemoteLoader(set.remotes, fetchRemoteWithRuntime(), (part, error) =>
    reportFailure(set, { part, error }, set.remotes[part]?.id ?? ''),
  );
  keepAnswers(set.seq);
  startTheme();
  keepManners(navigation, table);
  const parts = { set, table, navigation, loader };
  startAhead(parts);
  createRoot(root).render(<App parts={parts} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root);
