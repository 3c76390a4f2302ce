import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { serviceDue } from '@fieldspan/domain/service-due';
import { useToday } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconClock } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type ServiceDueTagProps = {
  nextService: string | null;
  /** What the meter shows, and at what it is due. */
  meter?: { now: number | null; due: number | null; unit: string | null };
};

/** How soon the next service is, as label and shape; nothing if it is far off or not planned. */
export function ServiceDueTag({ nextService, meter }: ServiceDueTagProps) {
  const due = serviceDue(nextService, useToday());
  const over = meter && meter.now !== null && meter.due !== null ? meter.now - meter.due : 0;
  if (meter && over > 0) {
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('{{amount}} overdue', { amount: meterText(over, meter.unit) })}
      </Tag>
    );
  }
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
