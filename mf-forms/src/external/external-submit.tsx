import type { SigningLink } from '@fieldspan/api/queries/signing';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { DeclineButton } from './decline-button.tsx';
import styles from './external-submit.module.css';

type ExternalSubmitProps = {
  link: SigningLink;
  isReady: boolean;
  refusal: string;
  isBusy: boolean;
  onSubmit: () => void;
  onDismiss: () => void;
};

export function ExternalSubmit({ link, isReady, refusal, isBusy, onSubmit, onDismiss }: ExternalSubmitProps) {
  return (
    <div className={styles.submit}>
      {refusal !== '' && (
        <AlertBox type="danger" live="at-once" onDismiss={onDismiss}>
          {refusal}
        </AlertBox>
      )}
      <div className={styles.buttons}>
        <DeclineButton link={link} />
        <Button
          variant={isReady ? 'primary' : 'default'}
          size="l"
          icon={<IconSend aria-hidden="true" />}
          busy={isBusy}
          onClick={onSubmit}
        >
          {t('Submit')}
        </Button>
      </div>
    </div>
  );
}
