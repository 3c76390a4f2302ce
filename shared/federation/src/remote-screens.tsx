import { sessionAtom } from '@fieldspan/api/session';
import { useAtomValue } from 'jotai';
import type { ScreenReadingAhead } from './read-ahead.ts';
import { Route, Routes } from './router.tsx';

/** The screens of a remote, keyed by the paths in its remote.json. */
export type RemoteScreens = Readonly<Record<string, ScreenReadingAhead>>;

/** Shows the screen of the current path to signed-in people; nothing is drawn during sign-out. */
export function SignedInScreens({ screens }: { screens: RemoteScreens }) {
  const session = useAtomValue(sessionAtom);
  if (!session) return null;
  return (
    <Routes>
      {Object.entries(screens).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  );
}
