import { declineInvitation, type Invitation } from '@fieldspan/api/queries/account';
import { acceptEmployment } from '@fieldspan/api/queries/company';
import { signOut } from '@fieldspan/api/sign-in';
import { useNavigate } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBox } from './error-box.tsx';
import { JoinForm } from './join-form.tsx';
import { LoginForm } from './login-form.tsx';

type Answering = { token: string; invitation: Invitation };

/** Another employer means other data everywhere, so the app is reloaded. */
const startAnew = () => window.location.assign('/');

/** Accept or decline. An anonymous visitor accepts by signing in, or by setting a first password. */
export function InviteAnswer({ token, invitation }: Answering) {
  const [isEntering, setEntering] = useState(false);
  const accepting = useMutation({
    mutationFn: () => acceptEmployment(token),
    onSuccess: startAnew,
    meta: { quiet: true },
  });
  const declining = useDecline(token, invitation.is_mine === true);
  if (invitation.is_mine === false) return <ForSomebodyElse />;
  if (declining.isSuccess)
    return (
      <AlertBox type="info" live="in-a-pause">
        {t('You have declined the invitation of {{company}}.', { company: invitation.company_name })}
      </AlertBox>
    );
  if (isEntering && invitation.is_mine === null) return <Entrance token={token} invitation={invitation} />;
  return (
    <>
      <ErrorBox error={accepting.error ?? declining.error} />
      <Button
        variant="primary"
        size="l"
        busy={accepting.isPending || accepting.isSuccess}
        onClick={() => (invitation.is_mine === true ? accepting.mutate() : setEntering(true))}
      >
        {t('Accept Invite')}
      </Button>
      <Button size="l" busy={declining.isPending} onClick={() => declining.mutate()}>
        {t('Decline Invite')}
      </Button>
    </>
  );
}

/** With an account one signs in and answers then; without a password one joins. */
function Entrance({ token, invitation }: Answering) {
  const [email, setEmail] = useState(invitation.email);
  if (!invitation.has_password) return <JoinForm token={token} email={invitation.email} />;
  return (
    <>
      <p>{t('Sign in to accept the invitation.')}</p>
      <LoginForm isPartner={false} email={email} onEmail={setEmail} />
    </>
  );
}

function ForSomebodyElse() {
  const leaving = useMutation({ mutationFn: signOut });
  return (
    <>
      <AlertBox type="danger" live="in-a-pause">
        {t('This invitation is for somebody else. Sign in with the address that it was sent to.')}
      </AlertBox>
      <Button size="l" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('Sign in as somebody else')}
      </Button>
    </>
  );
}

function useDecline(token: string, isSignedIn: boolean) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => declineInvitation(token),
    onSuccess: () => {
      if (isSignedIn) void navigate('/employers', { replace: true });
    },
    meta: { quiet: true },
  });
}
