import { locateState } from '@fieldspan/domain/locate-state';
import { useNow } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type LocateStateTagProps = { ticket: { expiry: string | null; responses_json: string | null } };

/** Whether digging is allowed, by shape, label and colour. */
export function LocateStateTag({ ticket }: LocateStateTagProps) {
  const state = locateState(ticket, useNow());
  if (state.kind === 'expired') {
    return (
      <Tag tone="red" icon={<IconX aria-hidden="true" />}>
        {t('Expired')}
      </Tag>
    );
  }
  if (state.kind === 'waiting') {
    return (
      <Tag tone="amber" icon={<IconClock aria-hidden="true" />}>
        {t('Do not dig yet')}
      </Tag>
    );
  }
  if (state.kind === 'expiring') {
    return (
      <Tag tone="amber" icon={<IconAlertTriangle aria-hidden="true" />}>
        {state.days === 0
          ? t('Ends today')
          : plural(state.days, { one: 'Ends in {{count}} day', other: 'Ends in {{count}} days' })}
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
      {t('Clear to dig')}
    </Tag>
  );
}
