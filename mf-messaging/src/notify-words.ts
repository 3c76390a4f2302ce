import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import { IconAt, IconBell, IconBellOff } from '@fieldspan/ui/icons';

/** The label of each choice; translated where it is shown. */
export const NOTIFY_LABELS: Record<NotifyChoice, string> = { all: 'All messages', mentions: 'Mentions', mute: 'Muted' };

export const NOTIFY_ICONS = { all: IconBell, mentions: IconAt, mute: IconBellOff } as const;
