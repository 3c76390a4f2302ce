import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { SignedInScreens } from '@fieldspan/federation/remote-screens';
import { Route, Routes } from '@fieldspan/federation/router';
import { CUSTOMER_PATH, screens } from './screens.ts';

const Customer = screens[CUSTOMER_PATH];

export const App = () => (
  <Routes>
    {Customer && <Route path={CUSTOMER_PATH} element={<Customer />} />}
    <Route path="*" element={<SignedInScreens screens={screens} />} />
  </Routes>
);
export const readAhead = readScreensAhead(screens);
