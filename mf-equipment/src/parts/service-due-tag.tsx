import { serviceDue } from '@fieldspan/domain/service-due';
import { useToday } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconClock } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

/** How soon the next service is, as label and shape; nothing if it is far off or not planned. */
export function ServiceDueTag({ nextService }: { nextService: string | null }) {
  const due = serviceDue(nextService, useToday());
  if (due.state === 'overdue') {
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {plural(due.days, { one: '{{count}} day overdue', other: '{{count}} days overdue' })}
      </Tag>
    );
  }
  if (due.state !== 'soon') return null;
  return (
    <Tag tone="amber" icon={<IconClock aria-hidden="true" />}>
      {due.days === 0
        ? t('Due today')
        : plural(due.days, { one: 'Due in {{count}} day', other: 'Due in {{count}} days' })}
    </Tag>
  );
}
