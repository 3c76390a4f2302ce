import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { RedirectScreen } from './redirect/redirect-screen.tsx';
import { MessagePage } from './sign-in/message-page.tsx';

/** Where a link leads. Somebody who is not signed in reads on a sign-in page that it leads nowhere. */
export const RedirectRoute = () => <RedirectScreen NowhereAlone={NowhereAlone} />;

const NowhereAlone = ({ children }: { children: ReactNode }) => (
  <MessagePage title={t('Nothing found')} type="info" action={{ to: '/', label: t('Go to Fieldspan') }}>
    {children}
  </MessagePage>
);
