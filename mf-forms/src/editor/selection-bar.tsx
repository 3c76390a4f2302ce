import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { Menu } from '@fieldspan/ui/menu';
import { nameOf } from './editing.ts';
import styles from './selection-bar.module.css';
import { copyChosen, countText, moveChosen, removeChosen, stepChosen } from './several.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

/** What can be done with several questions at once; shown while some are chosen together. */
export function SelectionBar() {
  const store = useEditor();
  const count = useEditorPart((editor) => editor.marked().size);
  const isPicking = useEditorPart((editor) => editor.isPicking());
  const sections = useEditorPart((editor) => editor.sections());
  if (!isPicking && count < 2) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Chosen questions')}>
      <strong className={styles.count}>{count === 0 ? t('Choose questions') : countText(count)}</strong>
      <Button size="s" variant="quiet" onClick={() => store.pick(false)}>
        {t('Done')}
      </Button>
      {count > 0 && (
        <div className={styles.actions}>
          <IconButton
            label={t('Move up')}
            icon={<IconArrowUp aria-hidden="true" />}
            onClick={() => stepChosen(store, -1)}
          />
          <IconButton
            label={t('Move down')}
            icon={<IconArrowDown aria-hidden="true" />}
            onClick={() => stepChosen(store, 1)}
          />
          <Menu
            label={t('Move to section…')}
            trigger={<Button>{t('Move to…')}</Button>}
            items={sections.map((section, at) => ({
              label: `${at + 1} ${nameOf(section)}`,
              onSelect: () => moveChosen(store, { section: at, at: section.fields.length }),
            }))}
          />
          <IconButton label={t('Copy')} icon={<IconCopy aria-hidden="true" />} onClick={() => copyChosen(store)} />
          <IconButton label={t('Delete')} icon={<IconTrash aria-hidden="true" />} onClick={() => removeChosen(store)} />
        </div>
      )}
    </div>
  );
}
