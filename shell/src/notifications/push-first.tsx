import { endPush, pushChoice, pushState, resumePush } from '@fieldspan/api/push-device';
import { notificationsQuery } from '@fieldspan/api/queries/notices';
import { sessionAtom } from '@fieldspan/api/session';
import { beforeSignOut } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useNavigate } from '@fieldspan/federation/router';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ExtraPart } from '../extra-part.tsx';
import { followWorker } from './follow-worker.ts';

const PushDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'duties' */ './push-dialog.tsx')).PushDialog,
);

/**
 * Notifications for the signed-in person: first by polling, then by push, which is offered once.
 * @param isOtherOpen another offer is being shown
 */
export function PushFirst({ isOtherOpen }: { isOtherOpen: boolean }) {
  const userId = useAtomValue(sessionAtom, { store })?.userId ?? 0;
  return userId === 0 ? null : <Push key={userId} userId={userId} isOtherOpen={isOtherOpen} />;
}

function Push({ userId, isOtherOpen }: { userId: number; isOtherOpen: boolean }) {
  const [isDue, setIsDue] = useState(false);
  const { isFetched: isPolling } = useQuery(notificationsQuery());
  const navigate = useNavigate();
  useEffect(() => beforeSignOut(endPush), []);
  useEffect(() => followWorker((link) => void navigate(link)), [navigate]);
  useEffect(() => {
    if (!isPolling) return undefined;
    let isHere = true;
    const decide = async () => {
      await resumePush(userId);
      const isAsked = pushChoice(userId) !== null;
      if (!isAsked && (await pushState(userId)) === 'off' && isHere) setIsDue(true);
    };
    // Without the push service there is nothing to offer; the next sign-in tries again.
    decide().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isPolling, userId]);
  const close = () => setIsDue(false);
  return (
    <ExtraPart onFailure={close}>
      {isDue && !isOtherOpen && <PushDialog userId={userId} onAnswered={close} />}
    </ExtraPart>
  );
}
