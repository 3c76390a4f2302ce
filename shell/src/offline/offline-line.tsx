import { keptSinceAtom } from '@fieldspan/api/kept/kept-answers';
import { store } from '@fieldspan/api/store';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconCloudOff } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import styles from './offline-line.module.css';
import { useOnline } from './use-online.ts';

/** Says that what shows may be old, and how old. Silent while the server answers. */
export function OfflineLine() {
  const isOnline = useOnline();
  const since = useAtomValue(keptSinceAtom, { store });
  const now = useNow();
  if (isOnline && since === null) return null;
  const words = isOnline
    ? t('The server cannot be reached.')
    : t('You are offline. What you write is kept here and sent later.');
  return (
    <output className={styles.line}>
      <IconCloudOff aria-hidden="true" />
      <span>
        {words}{' '}
        {since !== null &&
          t('You see what was loaded {{moment}}.', { moment: momentText(new Date(since).toISOString(), now) })}
      </span>
    </output>
  );
}
