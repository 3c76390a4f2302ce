import { readyAtAtom, readyForms } from '@fieldspan/api/kept/ready-forms';
import { useProfile } from '@fieldspan/api/profile';
import type { Profile } from '@fieldspan/api/profile';
import { useReach } from '@fieldspan/api/use-reach';
import { momentText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconCloudOff } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import styles from './ready-line.module.css';

/** How many forms this device can fill in without a connection, and since when; a press reads them anew. */
export function ReadyLine() {
  const profile = useProfile();
  return profile ? <Line profile={profile} /> : null;
}

function Line({ profile }: { profile: Profile }) {
  useAtomValue(readyAtAtom);
  const now = useNow();
  const isHere = useReach() === 'answering';
  const [isBusy, setIsBusy] = useState(false);
  const ready = readyForms(profile.tenant_id);
  const keep = async () => {
    setIsBusy(true);
    const { keepFormsAhead } = await import('@fieldspan/api/kept/keep-forms-ahead');
    await keepFormsAhead(profile).catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <p className={styles.line}>
      <IconCloudOff aria-hidden="true" size={18} />
      <span className={styles.words}>
        {ready
          ? plural(ready.forms, {
              one: 'Ready for offline: {{count}} form',
              other: 'Ready for offline: {{count}} forms',
            })
          : t('Not ready for offline yet')}
        {ready && (
          <span className={styles.more}>
            {' · '}
            {plural(ready.places, { one: '{{count}} job', other: '{{count}} jobs' })} · {fileSize(ready.size)} ·{' '}
            {momentText(new Date(ready.at).toISOString(), now)}
          </span>
        )}
      </span>
      {isHere && (
        <Button size="s" variant="quiet" busy={isBusy} onClick={() => void keep()}>
          {ready ? t('Keep again') : t('Get ready now')}
        </Button>
      )}
    </p>
  );
}
