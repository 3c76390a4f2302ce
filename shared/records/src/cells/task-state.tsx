import { localDay } from '@fieldspan/domain/calendar-day';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type Task = { state: 'open' | 'done' | 'cancelled'; due_on: string | null };

/** Done, cancelled or late; nothing for an action that has time, unless `isSaid`. */
export function TaskState({ task: { state, due_on: due }, isSaid = false }: { task: Task; isSaid?: boolean }) {
  const today = localDay(useNow());
  if (state === 'done')
    return (
      <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
        {t('Done')}
      </Tag>
    );
  if (state === 'cancelled') return <Tag icon={<IconX aria-hidden="true" />}>{t('Cancelled')}</Tag>;
  if (due !== null && due < today)
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('Late')}
      </Tag>
    );
  if (due === today) return <Tag tone="amber">{t('Today')}</Tag>;
  return isSaid ? <Tag>{t('Open')}</Tag> : null;
}
