import { SignedInScreens } from '@fieldspan/federation/remote-screens';
import { screens } from './screens.ts';

export const App = () => <SignedInScreens screens={screens} />;
