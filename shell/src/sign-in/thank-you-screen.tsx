import { t } from '@fieldspan/ui/i18n';
import { MessagePage } from './message-page.tsx';

/** Shown to people who have sent or paid something outside of the app. */
export function ThankYouScreen() {
  return (
    <MessagePage title={t('Thank you')} type="success" action={{ to: '/', label: t('Go to Fieldspan') }}>
      {t('We have received it. There is nothing else that you need to do.')}
    </MessagePage>
  );
}
