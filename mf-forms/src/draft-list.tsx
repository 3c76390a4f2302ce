import { forgetBegun, noteBegun } from '@fieldspan/api/begun-work';
import type { BegunWork } from '@fieldspan/api/begun-work';
import { alertError, showAlert } from '@fieldspan/api/alerts';
import { Card } from '@fieldspan/ui/card';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText, IconTrash } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { removeDraft, writeDraft } from './filler/draft-base.ts';
import { readAfterWrites } from './filler/draft-writing.ts';
import { forgetOpened } from './filler/form-draft.ts';
import { whileFree } from './filler/hold-draft.ts';
import styles from './to-do.module.css';

type Draft = BegunWork & { name: string };

type DraftListProps = { drafts: readonly Draft[]; onChange: () => void };

/** Forms that were begun on this device and never sent. */
export function DraftList({ drafts, onChange }: DraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <Card
      className={styles.part ?? ''}
      title={t('Drafts on this device')}
      icon={<IconFileText aria-hidden="true" size={18} />}
    >
      <ul>
        {drafts.map((draft) => (
          <ListItem
            key={draft.name}
            to={draft.address}
            title={draft.label}
            trailing={
              <>
                <Tag>{t('Draft')}</Tag>
                <IconButton
                  label={t('Delete the draft of {{form}}', { form: draft.label })}
                  icon={<IconTrash aria-hidden="true" />}
                  onClick={() => void deleteDraft(draft, onChange).catch(alertError)}
                />
              </>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/**
 * The draft is written back as it was if the person wants it back. One that is open is not deleted: what is written in it
 * next would stand there alone.
 */
async function deleteDraft({ name, ...work }: Draft, onChange: () => void): Promise<void> {
  const taken = await whileFree(name, () => takeOut(name));
  if (taken === null) {
    showAlert({ type: 'danger', message: t('This form is open in another tab. Close it there to delete its draft.') });
    return;
  }
  const { kept } = taken;
  forgetBegun(name);
  onChange();
  showAlert({
    type: 'success',
    message: t('Draft deleted.'),
    undo: async () => {
      if (kept !== null) await writeDraft(name, kept);
      noteBegun(name, work);
      onChange();
    },
  });
}

async function takeOut(name: string) {
  const found = await readAfterWrites(name);
  // What is still being sent of it notes nothing any more.
  forgetOpened(name);
  await removeDraft(name);
  return { kept: typeof found === 'string' ? null : found };
}
