import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import type { VisitWarning } from '@fieldspan/domain/visits/visit-warnings';
import { t } from '@fieldspan/ui/i18n';
import {
  IconAlertTriangle,
  IconBan,
  IconCar,
  IconCheck,
  IconCircleDashed,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconX,
} from '@fieldspan/ui/icons';
import type { Icon } from '@fieldspan/ui/icons';
import type { BarState } from './board-rows.ts';

type Look = { label: Message; Icon: Icon };

/** Word and shape of each state; the colour only supports them. */
export const LOOKS: Readonly<Record<BarState, Look>> = {
  late: { label: msg('Late'), Icon: IconAlertTriangle },
  arrived: { label: msg('On site'), Icon: IconPlayerPlay },
  paused: { label: msg('Paused'), Icon: IconPlayerPause },
  travelling: { label: msg('On the way'), Icon: IconCar },
  published: { label: msg('Published'), Icon: IconSend },
  planned: { label: msg('Planned'), Icon: IconCircleDashed },
  done: { label: msg('Done'), Icon: IconCheck },
  no_access: { label: msg('No access'), Icon: IconBan },
  tray: { label: msg('Unassigned'), Icon: IconCircleDashed },
  cancelled: { label: msg('Cancelled'), Icon: IconX },
};

/** A warning as a dispatcher reads it. */
export function warningText(warning: VisitWarning, today: CalendarDay): string {
  if (warning.kind === 'conflict') return t('Overlaps another visit by {{minutes}} min', { minutes: warning.minutes });
  if (warning.kind === 'travel')
    return t('{{km}} km straight, about {{minutes}} min; {{free}} free', {
      km: warning.km.toFixed(1),
      minutes: Math.round(warning.minutes),
      free: warning.freeMinutes,
    });
  if (warning.kind === 'leave') return t('On leave until {{day}}', { day: dayText(warning.until, today) });
  return warning.ended === null
    ? t('No certificate: {{title}}', { title: warning.title })
    : t('{{title}} ended {{day}}', { title: warning.title, day: dayText(warning.ended, today) });
}
