import { call } from '@fieldspan/api/call';
import { alertError } from '@fieldspan/api/alerts';
import { mergePreviewQuery } from '@fieldspan/api/queries/contact-merge';
import { contactQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import type { Counted } from '@fieldspan/contract/in-use';
import { CountedRecords } from '@fieldspan/federation/counted-records';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { differencesOf, fieldsTaken, takenAtFirst } from './merge-fields.ts';
import styles from './merge-preview.module.css';

type MergePreviewProps = { kept: Contact; otherId: number; onDone: () => void };

/** What a merge makes of two contacts: which words count, and what goes over. */
export function MergePreview({ kept, otherId, onDone }: MergePreviewProps) {
  const { data: other } = useSuspenseQuery(contactQuery(String(otherId)));
  const { data: moved } = useSuspenseQuery(mergePreviewQuery(kept, other));
  const differences = differencesOf(kept, other);
  const [taken, setTaken] = useState(() => takenAtFirst(differences));
  const choose = (key: string, isOther: boolean) =>
    setTaken(new Set(isOther ? [...taken, key] : [...taken].filter((each) => each !== key)));
  const merging = useMutation({
    mutationFn: () =>
      call('Contact/merge', {
        id: kept.id,
        version: kept.version,
        other_id: other.id,
        other_version: other.version,
        taken: fieldsTaken(differences, taken),
        dry_run: 0,
      }),
    onSuccess: ({ trash_id: trashId }) => {
      offerUndo(t('“{{other}}” was merged into “{{kept}}”.', { other: other.name, kept: kept.name }), [trashId]);
      onDone();
    },
    onError: alertError,
  });
  return (
    <div className={styles.preview}>
      {differences.map(({ key, label, kept: mine, other: others }) => (
        <RadioGroup
          key={key}
          label={translated(label)}
          value={taken.has(key) ? 'other' : 'kept'}
          onChange={(side) => choose(key, side === 'other')}
          options={[
            { value: 'kept', label: mine === '' ? t('Nothing') : mine, note: t('Of this contact') },
            { value: 'other', label: others, note: t('Of “{{name}}”', { name: other.name }) },
          ]}
        />
      ))}
      <MovedList moved={moved} name={kept.name} onFollow={onDone} />
      <p className={styles.note}>
        {t('“{{name}}” goes to the trash. Restored from there within 30 days, it takes all of its own back.', {
          name: other.name,
        })}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={merging.isPending} onClick={() => merging.mutate()}>
          {t('Merge')}
        </Button>
      </div>
    </div>
  );
}

/** What goes over, by kind. */
function MovedList({ moved, name, onFollow }: { moved: readonly Counted[]; name: string; onFollow: () => void }) {
  if (moved.length === 0)
    return <p className={styles.note}>{t('Nothing else belongs to it that would have to go over.')}</p>;
  return (
    <section aria-label={t('What goes over')}>
      <h3 className={styles.heading}>{t('Goes over to “{{name}}”', { name })}</h3>
      <CountedRecords some={moved} onFollow={onFollow} />
    </section>
  );
}
