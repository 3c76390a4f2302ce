import type { KindGroup } from '@fieldspan/domain/form/kind-row';
import { kindRow } from '@fieldspan/domain/form/kind-of-field';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import {
  IconAlertTriangle,
  IconCamera,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconLineHeight,
  IconMapPin,
  IconTypography,
  IconUsers,
} from '@fieldspan/ui/icons';
import type { Icon } from '@fieldspan/ui/icons';

/** The groups of the list of kinds, in its order. */
export const GROUPS: Record<KindGroup, { label: Message; Icon: Icon }> = {
  choice: { label: msg('Choices'), Icon: IconCircleCheck },
  text: { label: msg('Text'), Icon: IconTypography },
  number: { label: msg('Numbers'), Icon: IconLineHeight },
  time: { label: msg('Date and time'), Icon: IconClock },
  picture: { label: msg('Pictures and files'), Icon: IconCamera },
  people: { label: msg('People and equipment'), Icon: IconUsers },
  place: { label: msg('Place'), Icon: IconMapPin },
  safety: { label: msg('Safety lists'), Icon: IconAlertTriangle },
  layout: { label: msg('Shown and repeated'), Icon: IconFileText },
};

/** The icon of a kind's group. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = GROUPS[kindRow(kind)?.group ?? 'layout'].Icon;
  return <Icon aria-hidden="true" size={18} />;
}
