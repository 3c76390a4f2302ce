import type { LogFlag } from '@fieldspan/domain/time-log-flags';
import { translated } from '@fieldspan/ui/i18n';
import {
  IconAlertTriangle,
  IconCalendar,
  IconCertificate,
  IconClipboard,
  IconClock,
  IconCopy,
  IconHourglass,
  IconMapPin,
  IconPlayerPause,
} from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { FLAG_WORDS } from './flag-words.ts';

const ICONS: Readonly<Record<LogFlag, typeof IconClock>> = {
  'no-end': IconAlertTriangle,
  'ended-by-itself': IconAlertTriangle,
  long: IconHourglass,
  overlap: IconCopy,
  offsite: IconMapPin,
  'device-clock': IconClock,
  certificate: IconCertificate,
  leave: IconCalendar,
  'no-form': IconClipboard,
  'no-break': IconPlayerPause,
};

/** What there is to look at: a shape and a word each; what stops the approval is red. */
export function FlagTags({ flags }: { flags: readonly LogFlag[] }) {
  return flags.map((flag) => {
    const Icon = ICONS[flag];
    return (
      <Tag key={flag} tone={flag === 'no-end' ? 'red' : 'amber'} icon={<Icon aria-hidden="true" />}>
        {translated(FLAG_WORDS[flag])}
      </Tag>
    );
  });
}
