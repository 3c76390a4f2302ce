import { explain } from '@fieldspan/api/explain';
import { invitationQuery, type Invitation } from '@fieldspan/api/queries/account';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Inviter } from '../inviter.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import { MessagePage } from './message-page.tsx';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

const HOME = { to: '/', label: t('Go to Fieldspan') };

/** The page behind the link of an invitation mail, for anybody: signed in, with an account, or new. */
export function AcceptInviteScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const token = params['token'] ?? query.get('token') ?? '';
  const session = useAtomValue(sessionAtom, { store });
  const { data: invitation, error } = useQuery(invitationQuery(token, session?.userId ?? null));
  if (error)
    return (
      <MessagePage title={t('Company invite')} type="danger" action={HOME}>
        {explain(error).text}
      </MessagePage>
    );
  if (!invitation)
    return (
      <SignInFrame title={t('Company invite')}>
        <SkeletonRows count={3} />
      </SignInFrame>
    );
  return <OpenInvitation token={token} invitation={invitation} />;
}

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const { company_name, image, first_name, state } = invitation;
  if (state === 'accepted' || state === 'withdrawn')
    return (
      <MessagePage title={t('Company invite')} type="info" action={HOME}>
        {state === 'accepted'
          ? t('This invitation was already accepted.')
          : t('The company has taken this invitation back.')}
      </MessagePage>
    );
  return (
    <SignInFrame title={first_name ? t('Hello {{name}}', { name: first_name }) : t('Company invite')}>
      <div className={styles.form}>
        <Inviter name={company_name} src={image ? resourceUrl('profile-images', image.filename, image.slug) : null} />
        <InviteAnswer token={token} invitation={invitation} />
      </div>
    </SignInFrame>
  );
}
