import { SESSION_KEY } from '@fieldspan/api/session-key';
import { keepUncaught } from './errors/uncaught.ts';
import { LANGUAGE_KEY } from './language/language-key.ts';
import { lacksParts } from './older-browsers/lacks-parts.ts';

keepUncaught();

// Browsers that have everything, which is most of them, load nothing for it.
if (lacksParts()) void import(/* webpackChunkName: 'older-browsers' */ './older-browsers/fill-in.ts').finally(begin);
else begin();

// Browsers fire this event early and only once, so it is kept for later (install/install-offer.ts).
addEventListener('beforeinstallprompt', (installQuestion) => {
  installQuestion.preventDefault();
  Object.assign(window, { installQuestion });
});

function begin(): void {
  if (localStorage.getItem(LANGUAGE_KEY) === null) startPage();
  else {
    // Texts come first: modules may say theirs as soon as they run.
    void import('./page-language.ts').then(({ startPageLanguage }) => startPageLanguage()).finally(startPage);
  }
}

function startPage(): void {
  // The shared modules must be negotiated before any module that imports them runs, hence the asynchronous start.
  void import('./boot.tsx');
  // A signed-in person also needs the frame and the components that remotes use; requested now, they load in parallel
  // with the rest.
  if (localStorage.getItem(SESSION_KEY) !== null) {
    void import(/* webpackChunkName: 'frame' */ './frame.tsx');
    void import(/* webpackChunkName: 'externals' */ './remotes/external-modules.ts');
  }
}
