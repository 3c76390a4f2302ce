import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { Route, Routes } from '@fieldspan/federation/router';
import { screens } from './screens.ts';

export const readAhead = readScreensAhead(screens);

export const App = () => (
  <Routes>
    {Object.entries(screens).map(([path, Screen]) => (
      <Route key={path} path={path} element={<Screen />} />
    ))}
  </Routes>
);
