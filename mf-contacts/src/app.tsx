import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { SignedInScreens } from '@fieldspan/federation/remote-screens';
import { Route, Routes } from '@fieldspan/federation/router';
import { publicScreens, screens } from './screens.ts';

/** Everything for signed-in people, and the pages behind labels for everybody. */
export const App = () => (
  <Routes>
    {Object.entries(publicScreens).map(([path, Screen]) => (
      <Route key={path} path={path} element={<Screen />} />
    ))}
    <Route path="*" element={<SignedInScreens screens={screens} />} />
  </Routes>
);
export const readAhead = readScreensAhead({ ...screens, ...publicScreens });
