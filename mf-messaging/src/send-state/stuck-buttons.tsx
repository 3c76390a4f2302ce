import { discard, retry } from '@fieldspan/api/outbox/outbox';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import type { OutgoingMessage } from '../engine/outgoing-message.ts';

type StuckButtonsProps = { message: OutgoingMessage; onEdit: () => void };

export function StuckButtons({ message, onEdit }: StuckButtonsProps) {
  const { clientKey, state } = message;
  return (
    <>
      <Button size="s" variant={state === 'failed' ? 'primary' : 'default'} onClick={() => void retry(clientKey)}>
        {t('Retry')}
      </Button>
      <Button size="s" onClick={onEdit}>
        {t('Edit')}
      </Button>
      <Button size="s" variant="quiet" onClick={() => void discard(clientKey)}>
        {t('Delete')}
      </Button>
    </>
  );
}
