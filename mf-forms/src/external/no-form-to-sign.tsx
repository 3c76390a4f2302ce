import { explain } from '@fieldspan/api/explain';
import { renewLink } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMail, IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useMutation } from '@tanstack/react-query';

type NoFormToSignProps = { reason: string; hasDeclined: boolean; link: SigningLink };

/** The link opens nothing: why, and what to do. */
export function NoFormToSign({ reason, hasDeclined, link }: NoFormToSignProps) {
  const { token } = link;
  const canRenew = !hasDeclined && token !== undefined;
  return (
    <>
      <PageHeader title={t('Form')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={hasDeclined ? t('You declined to sign') : t('There is nothing to sign here')}
        action={canRenew && <RenewButton link={{ ...link, token }} />}
      >
        {reason}
      </EmptyState>
    </>
  );
}

/** The answer does not say whether a link was sent: whoever holds an old address is told nothing. */
function RenewButton({ link }: { link: Required<SigningLink> }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => renewLink(link) });
  if (isSuccess)
    return (
      <output>
        {t('If the invitation still stands, a new link is on its way to the address that the first one was sent to.')}
      </output>
    );
  return (
    <>
      <Button icon={<IconMail aria-hidden="true" />} busy={isPending} onClick={() => mutate()}>
        {t('Send me a new link')}
      </Button>
      {error && <p role="alert">{explain(error).text}</p>}
    </>
  );
}
