import type { OwnInvitation } from '@fieldspan/contract/account-calls';
import { useProfile } from '@fieldspan/api/profile';
import { acceptEmployment, declineEmployment } from '@fieldspan/api/queries/company';
import { pendingInviteQuery } from '@fieldspan/api/queries/shell';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { store } from '@fieldspan/api/store';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Inviter } from '../inviter.tsx';
import { dismissedInviteAtom } from './dismissed-invite.ts';

/** Another employer means other data everywhere, so the app is reloaded. */
const startAnew = () => location.reload();

/**
 * The invitation of a company that wants to employ the person. Closed without an answer, it is shown again at the next
 * start.
 */
export function InviteDialog() {
  const userId = useProfile()?.id ?? 0;
  const { data: invite } = useQuery({ ...pendingInviteQuery(userId), enabled: userId !== 0 });
  return invite ? <InviteQuestion invite={invite} /> : null;
}

function InviteQuestion({ invite }: { invite: OwnInvitation }) {
  const { slug: token, company_name, image } = invite;
  const setDismissed = useSetAtom(dismissedInviteAtom, { store });
  const accepting = useMutation({ mutationFn: () => acceptEmployment(token), onSuccess: startAnew });
  const declining = useDecline(token);
  const src = image ? resourceUrl('profile-images', image.filename, image.slug) : null;
  return (
    <Dialog
      open
      onClose={() => setDismissed(token)}
      title={t('Company invite')}
      footer={
        <>
          <Button busy={declining.isPending} onClick={() => declining.mutate()}>
            {t('Decline Invite')}
          </Button>
          <Button
            variant="primary"
            busy={accepting.isPending || accepting.isSuccess}
            onClick={() => accepting.mutate()}
          >
            {t('Accept Invite')}
          </Button>
        </>
      }
    >
      <Inviter name={company_name} src={src} />
    </Dialog>
  );
}

function useDecline(token: string) {
  const navigate = useNavigate();
  const setDismissed = useSetAtom(dismissedInviteAtom, { store });
  return useMutation({
    mutationFn: () => declineEmployment(token),
    onSuccess: () => {
      setDismissed(token);
      void navigate('/employers');
    },
  });
}
