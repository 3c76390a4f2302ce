import { isLate } from '@fieldspan/domain/equipment/custody';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconArrowUpRight } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

/** Until when a piece is out; nothing if nobody said. */
export function DueBack({ day }: { day: string | null }) {
  const today = useToday();
  if (day === null) return null;
  const when = dayText(day, today) ?? day;
  if (isLate(day, today)) {
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('Was due back {{when}}', { when })}
      </Tag>
    );
  }
  return (
    <Tag tone="blue" icon={<IconArrowUpRight aria-hidden="true" />}>
      {t('Back by {{when}}', { when })}
    </Tag>
  );
}
