import type { SetToKeep } from '@fieldspan/api/kept/keep-set';
import { store } from '@fieldspan/api/store';
import { fileSize } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconDownload, IconRefresh, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { Progress } from '@fieldspan/ui/progress';
import { useAtomValue } from 'jotai';
import { forgetHere, keepHere, keepingAtom, keptSetsAtom } from './keeping.ts';
import styles from './keep-set.module.css';

/** Copies a set to this device for places without a network, says how far that is, and takes it off again. */
export function KeepSet({ set }: { set: SetToKeep }) {
  const state = useAtomValue(keepingAtom, { store }).get(set.setId);
  const kept = useAtomValue(keptSetsAtom, { store }).get(set.setId);
  if (state?.kind === 'keeping')
    return (
      <span className={styles.keeping}>
        <Progress value={state.share} label={t('Kept of “{{name}}”', { name: set.name })} />
        <output className={styles.share}>{t('{{percent}} %', { percent: Math.round(state.share * 100) })}</output>
        <Button size="s" onClick={state.stop}>
          {t('Stop')}
        </Button>
      </span>
    );
  if (kept)
    return (
      <Menu
        label={t('“{{name}}” on this device', { name: set.name })}
        trigger={<Button icon={<IconCircleCheck aria-hidden="true" />}>{t('Kept on this device')}</Button>}
        items={[
          {
            label: t('Read again now'),
            icon: <IconRefresh aria-hidden="true" />,
            onSelect: () => void keepHere(set),
          },
          {
            label: t('Remove from this device ({{size}})', { size: fileSize(kept.bytes) }),
            icon: <IconTrash aria-hidden="true" />,
            onSelect: () => void forgetHere(kept),
          },
        ]}
      />
    );
  return (
    <span className={styles.keeping}>
      {state?.kind === 'stopped' && (
        <span className={styles.why} role="alert">
          {state.why}
        </span>
      )}
      <Button icon={<IconDownload aria-hidden="true" />} onClick={() => void keepHere(set)}>
        {t('Keep on this device')}
      </Button>
    </span>
  );
}
