import { useProfile } from '@fieldspan/api/profile';
import { pendingInviteQuery } from '@fieldspan/api/queries/shell';
import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { dismissedInviteAtom } from './dismissed-invite.ts';

const InviteDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'duties' */ './invite-dialog.tsx')).InviteDialog,
);

/** Shows a pending invitation until it is answered or postponed. */
export function InviteFirst({ children }: { children: ReactNode }) {
  const userId = useProfile()?.id;
  const dismissed = useAtomValue(dismissedInviteAtom, { store });
  const { data: invite, isPending } = useQuery({ ...pendingInviteQuery(userId ?? 0), enabled: userId !== undefined });
  if (isPending) return null;
  return invite && invite.slug !== dismissed ? <InviteDialog /> : children;
}
