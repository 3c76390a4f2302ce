import { isApiError } from '@fieldspan/api/api-error';
import { alertError } from '@fieldspan/api/alerts';
import { pushState, turnOffPush, turnOnPush } from '@fieldspan/api/push-device';
import type { PushState } from '@fieldspan/api/push-device';
import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const HINTS: Record<PushState, Message> = {
  unsupported: msg(
    'This browser cannot show notifications while Fieldspan is closed. On an iPhone or iPad, add it to the home screen first.',
  ),
  blocked: msg('This browser blocks them: allow notifications for this site in its settings, then come back.'),
  off: msg('Off. New messages and work given to you wait in the app.'),
  on: msg('On. This device tells you about new messages and work given to you while Fieldspan is closed.'),
};

/** Shows the actual state, not the stored choice: the browser's permission may change at any time. */
export function PushSwitch({ userId }: { userId: number }) {
  const key = ['device', 'push', userId] as const;
  const queries = useQueryClient();
  const { data: standing } = useQuery({
    queryKey: key,
    queryFn: () => pushState(userId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });
  const turning = useMutation({
    mutationFn: (on: boolean) => (on ? turnOnPush(userId) : turnOffPush(userId)),
    meta: { quiet: true },
    onSuccess: (now) => queries.setQueryData(key, now),
    onError: (error) => {
      if (isApiError(error)) alertError(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (standing === undefined) return <SkeletonRows count={1} />;
  const failure = t('This browser could not reach its push service. Try again later.');
  return (
    <Switch
      label={t('Notifications on this device')}
      hint={translated(HINTS[standing])}
      error={turning.isError && !isApiError(turning.error) ? failure : undefined}
      checked={turning.isPending ? turning.variables : standing === 'on'}
      disabled={turning.isPending || standing === 'unsupported' || standing === 'blocked'}
      onChange={(on) => turning.mutate(on)}
    />
  );
}
