import type { StopState } from '@fieldspan/domain/day-plan';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type StopTagProps = { state: StopState; status: string | undefined };

/** The most important fact about a stop: that it is the next one, that it is overdue, or else its status. */
export function StopTag({ state, status }: StopTagProps) {
  if (state === 'next') return <Tag tone="amber">{t('Next')}</Tag>;
  if (state === 'late') {
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('Late')}
      </Tag>
    );
  }
  return status === undefined ? null : <Tag>{status}</Tag>;
}
