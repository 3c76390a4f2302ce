import { acceptEmployment, declineEmployment } from '@fieldspan/api/queries/company';
import { profileImagesQuery } from '@fieldspan/api/queries/messaging';
import { pendingInviteQuery } from '@fieldspan/api/queries/shell';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { useNavigate } from '@fieldspan/federation/router';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './invite-dialog.module.css';

/** Another employer is another set of everything, so the app starts anew with it. */
const startAnew = () => location.reload();

/** A company that wants a person to work for it. Closed without an answer, it asks again at the next start. */
export function InviteDialog({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isPutOff, setPutOff] = useState(false);
  const { data: invite } = useQuery(pendingInviteQuery(userId));
  const token = invite?.slug ?? '';
  const accepting = useMutation({ mutationFn: () => acceptEmployment(token), onSuccess: startAnew });
  const declining = useMutation({
    mutationFn: () => declineEmployment(token),
    onSuccess: async () => {
      setPutOff(true);
      await client.invalidateQueries({ queryKey: ['UserPermission'] });
      void navigate('/employers');
    },
  });
  if (!invite) return null;
  return (
    <Dialog
      open={!isPutOff}
      onClose={() => setPutOff(true)}
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
      <Inviter name={invite.Company?.company_name ?? t('A company')} imageId={invite.Company?.image_id ?? null} />
    </Dialog>
  );
}

function Inviter({ name, imageId }: { name: string; imageId: number | null }) {
  const { data: images } = useQuery({ ...profileImagesQuery([imageId ?? 0]), enabled: imageId !== null });
  const image = images?.[0];
  const src = image?.filename ? resourceUrl('profile-images', image.filename, image.slug) : null;
  return (
    <div className={styles.inviter}>
      <Avatar name={name} src={src} size="l" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{t('invites you to work for them.')}</p>
      </div>
    </div>
  );
}
