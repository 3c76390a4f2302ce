import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboard } from '@fieldspan/ui/icons';

/** Shown for a form whose form_json is invalid. */
export const Unreadable = () => (
  <Card>
    <EmptyState icon={<IconClipboard aria-hidden="true" />} title={t('This form cannot be read')}>
      {t('Its questions are stored in a way this version does not understand. Nothing is lost.')}
    </EmptyState>
  </Card>
);
