import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useAtomValue } from 'jotai';
import styles from './actions.module.css';
import { laneOf } from './keep-action.ts';
import type { ActionPlace } from './keep-action.ts';

/** New actions of a form or project that this device has not sent yet. */
export function useWaitingActions(place: ActionPlace) {
  const lane = laneOf(place);
  return useAtomValue(outboxAtom).filter((item) => item.lane === lane && item.call === 'Task/save');
}

export const WaitingActions = ({ items }: { items: ReturnType<typeof useWaitingActions> }) =>
  items.map(({ clientKey, label, state, error }) => (
    <ListItem
      key={clientKey}
      to="/outbox"
      title={<span className={styles.whole}>{label}</span>}
      subtitle={state === 'failed' && error && <span className={styles.whole}>{error.text}</span>}
      trailing={
        state === 'failed' ? <Tag tone="red">{t('Not sent')}</Tag> : <Tag tone="amber">{t('Waiting to be sent')}</Tag>
      }
    />
  ));
