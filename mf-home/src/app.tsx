import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { SignedInScreens } from '@fieldspan/federation/remote-screens';
import { screens } from './screens.ts';

export const App = () => <SignedInScreens screens={screens} />;
export const readAhead = readScreensAhead(screens);
