import { acknowledgeTerms } from '@fieldspan/api/queries/shell';
import { signOut } from '@fieldspan/api/sign-in';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { TermsFrame } from './terms-frame.tsx';

/** Asks for agreement to new or changed terms. Without it nobody continues; declining signs out. */
export function TermsDialog({ hasAgreedBefore }: { hasAgreedBefore: boolean }) {
  const navigate = useNavigate();
  const agreeing = useMutation({ mutationFn: acknowledgeTerms });
  const declining = useMutation({
    mutationFn: signOut,
    onSettled: () => {
      void navigate('/', { replace: true });
    },
  });

  return (
    <Dialog
      open
      onClose={() => {}}
      dismissible={false}
      size="l"
      title={t('Terms of service and privacy policy')}
      description={
        hasAgreedBefore
          ? t('They have changed since you last agreed. Please read them before you go on.')
          : t('Please read them before you begin.')
      }
      footer={
        <>
          <Button busy={declining.isPending} onClick={() => declining.mutate()}>
            {t('I Do Not Agree')}
          </Button>
          <Button variant="primary" busy={agreeing.isPending} onClick={() => agreeing.mutate()}>
            {t('I Agree')}
          </Button>
        </>
      }
    >
      <TermsFrame />
    </Dialog>
  );
}
