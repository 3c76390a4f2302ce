import { sessionAtom } from '@fieldspan/api/session';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { Route, Routes } from './router.tsx';

/** The screens of a remote by the paths of its remote.json. */
export type RemoteScreens = Readonly<Record<string, ComponentType>>;

/** Shows the screen of the present path, to people who are signed in; nothing is drawn while somebody signs out. */
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
