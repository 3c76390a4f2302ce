import { hasPasskeys } from '@fieldspan/api/browser-passkeys';
import { signInWithPasskey } from '@fieldspan/api/second-step';
import { staysSignedIn } from '@fieldspan/api/session-storage';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { ErrorBox } from './error-box.tsx';
import { useLanding } from './use-landing.ts';

/** Signs in without a password, with a passkey that the browser offers. */
export function PasskeyButton() {
  const onSuccess = useLanding();
  const entering = useMutation({
    mutationFn: () => signInWithPasskey(staysSignedIn()),
    onSuccess,
    meta: { quiet: true },
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <ErrorBox error={entering.error} />
      <Button size="l" busy={entering.isPending || entering.isSuccess} onClick={() => entering.mutate()}>
        {t('Sign in with a passkey')}
      </Button>
    </>
  );
}
