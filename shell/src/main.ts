import { SESSION_KEY } from '@fieldspan/api/session-key';
import { keepUncaught } from './errors/uncaught.ts';

keepUncaught();

// The shared modules are negotiated before anything that imports them runs: hence the asynchronous start.
void import('./boot.tsx');

// Who is signed in needs the frame as well, and what remotes are made of; asked for now, it comes together with the rest.
if (localStorage.getItem(SESSION_KEY) !== null) {
  void import(/* webpackChunkName: 'frame' */ './frame.tsx');
  void import(/* webpackChunkName: 'externals' */ './remotes/external-modules.ts');
}

// Browsers ask early, and once: kept for whoever wants the app on the home screen (install/install-offer.ts).
addEventListener('beforeinstallprompt', (installQuestion) => {
  installQuestion.preventDefault();
  Object.assign(window, { installQuestion });
});
