import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import styles from './external-submit.module.css';

type ExternalSubmitProps = {
  isReady: boolean;
  refusal: string;
  isBusy: boolean;
  onSubmit: () => void;
  onDismiss: () => void;
};

export function ExternalSubmit({ isReady, refusal, isBusy, onSubmit, onDismiss }: ExternalSubmitProps) {
  return (
    <div className={styles.submit}>
      {refusal !== '' && (
        <AlertBox type="danger" live="at-once" onDismiss={onDismiss}>
          {refusal}
        </AlertBox>
      )}
      <Button
        className={styles.button ?? ''}
        variant={isReady ? 'primary' : 'default'}
        size="l"
        icon={<IconSend aria-hidden="true" />}
        busy={isBusy}
        onClick={onSubmit}
      >
        {t('Submit')}
      </Button>
    </div>
  );
}
