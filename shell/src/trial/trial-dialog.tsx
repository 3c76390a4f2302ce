import { SUBSCRIPTION_PATH } from '@fieldspan/domain/subscription';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { answerTrial } from './trial-answer.ts';

export function TrialDialog() {
  const navigate = useNavigate();
  const handleSubscribe = () => {
    answerTrial();
    void navigate(SUBSCRIPTION_PATH);
  };
  return (
    <Dialog
      open
      onClose={answerTrial}
      size="s"
      title={t('Your trial has ended')}
      footer={
        <>
          <Button onClick={answerTrial}>{t('Not Now')}</Button>
          <Button variant="primary" onClick={handleSubscribe}>
            {t('Subscribe')}
          </Button>
        </>
      }
    >
      <p>{t('Everything that your company has entered is safe. Subscribe to go on using all of it.')}</p>
    </Dialog>
  );
}
