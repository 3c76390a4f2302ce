import { digLight, locateState } from '@fieldspan/domain/locate-state';
import type { LocateState } from '@fieldspan/domain/locate-state';
import type { PlaceLocate } from '@fieldspan/api/queries/locates';
import { useNow } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type LocateStateTagProps = { ticket: { expiry: string | null; responses_json: string | null } };

/** Whether digging is allowed, by shape, label and colour. */
export function LocateStateTag({ ticket }: LocateStateTagProps) {
  const state = locateState(ticket, useNow());
  const { tone, Icon } = LOOKS[state.kind];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {wordsOf(state)}
    </Tag>
  );
}

const LOOKS = {
  expired: { tone: 'red', Icon: IconX },
  endless: { tone: 'amber', Icon: IconClock },
  waiting: { tone: 'amber', Icon: IconClock },
  expiring: { tone: 'amber', Icon: IconAlertTriangle },
  ready: { tone: 'green', Icon: IconCircleCheck },
} as const;

function wordsOf(state: LocateState): string {
  if (state.kind === 'waiting') return t('Do not dig yet');
  if (!('days' in state)) return state.kind === 'expired' ? t('Expired') : t('No end is known');
  if (state.kind === 'ready') return t('Clear to dig');
  return state.days === 0
    ? t('Ends today')
    : plural(state.days, { one: 'Ends in {{count}} day', other: 'Ends in {{count}} days' });
}

/** Whether people may dig at a place, over all of its tickets; nothing where none is. */
export function DigLight({ tickets }: { tickets: readonly PlaceLocate[] }) {
  const light = digLight(tickets, useNow());
  if (light === 'none') return null;
  return light === 'clear' ? (
    <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
      {t('Clear to dig')}
    </Tag>
  ) : (
    <Tag tone="red" icon={<IconX aria-hidden="true" />}>
      {t('Do not dig')}
    </Tag>
  );
}
