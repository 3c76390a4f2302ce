import { profileQuery } from '@fieldspan/api/profile';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { LoginScreen } from './login-screen.tsx';

type SignInGateProps = { isPartner?: boolean; children: ReactNode };

/** Shows its children to those who are signed in, to others the sign-in screen in their place; the address stays. */
export function SignInGate({ isPartner = false, children }: SignInGateProps) {
  return useHasArrived() ? children : <LoginScreen isPartner={isPartner} />;
}

/** Whether somebody is signed in; after a sign-in here, not before it is known who came. */
function useHasArrived(): boolean {
  const session = useAtomValue(sessionAtom, { store });
  const isSignedIn = session !== null;
  const { isPending } = useQuery({ ...profileQuery(session?.userSlug ?? ''), enabled: isSignedIn });
  const [hasArrived, setArrived] = useState(isSignedIn);
  const arrives = isSignedIn && (hasArrived || !isPending);
  if (arrives !== hasArrived) setArrived(arrives);
  return arrives;
}
