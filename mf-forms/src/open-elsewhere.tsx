import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';

/** Another tab of this browser has the form open. */
export function OpenElsewhere({ onTake }: { onTake: () => void }) {
  return (
    <EmptyState
      icon={<IconCopy aria-hidden="true" />}
      title={t('This form is open in another tab')}
      action={
        <Button variant="primary" onClick={onTake}>
          {t('Fill it in here')}
        </Button>
      }
    >
      {t('Go on there, or here with the answers that it has so far. In two tabs one would write over the other.')}
    </EmptyState>
  );
}
