import { sessionAtom } from '@fieldspan/api/session';
import { useAtomValue } from 'jotai';
import type { ScreenReadingAhead } from './read-ahead.ts';
import { Route, Routes } from './router.tsx';

/** The screens of a remote, keyed by the paths in its remote.json. */
export type RemoteScreens = Readonly<Record<string, ScreenReadingAhead>>;

/** Shows the screen of the current path to signed-in people; nothing is drawn during sign-out. */
export function SignedInScreens({ screens }: { screens: RemoteScreens }) {
  const session = useAtomValue(sessionAtom);
  return session && <Routes>{routesOf(screens)}</Routes>;
}

/** Shows the public screens to everybody, and the others to signed-in people. */
export const OpenScreens = ({ publicScreens, screens }: { publicScreens: RemoteScreens; screens: RemoteScreens }) => (
  <Routes>
    {routesOf(publicScreens)}
    <Route path="*" element={<SignedInScreens screens={screens} />} />
  </Routes>
);

const routesOf = (screens: RemoteScreens) =>
  Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);
