import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { OpenScreens } from '@fieldspan/federation/remote-screens';
import { publicScreens, screens } from './screens.ts';

export const App = () => <OpenScreens publicScreens={publicScreens} screens={screens} />;
export const readAhead = readScreensAhead({ ...publicScreens, ...screens });
