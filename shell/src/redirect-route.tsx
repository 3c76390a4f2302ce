import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { RedirectScreen } from './redirect/redirect-screen.tsx';
import { MessagePage } from './sign-in/message-page.tsx';

/** Resolves /redirect links; anonymous visitors see "unknown link" on the sign-in page. */
export const RedirectRoute = () => <RedirectScreen NowhereAlone={NowhereAlone} />;

const NowhereAlone = ({ children }: { children: ReactNode }) => (
  <MessagePage title={t('Nothing found')} type="info" action={{ to: '/', label: t('Go to Fieldspan') }}>
    {children}
  </MessagePage>
);
