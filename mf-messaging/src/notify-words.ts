import { type Message, msg } from '@fieldspan/domain/message';
import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import { IconAt, IconBell, IconBellOff } from '@fieldspan/ui/icons';

/** The label of each choice; translated where it is shown. */
export const NOTIFY_LABELS: Record<NotifyChoice, Message> = {
  all: msg('All messages'),
  mentions: msg('Mentions'),
  mute: msg('Muted'),
};

export const NOTIFY_ICONS = { all: IconBell, mentions: IconAt, mute: IconBellOff } as const;
