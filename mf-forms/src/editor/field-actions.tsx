import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { canStep, placeOf } from '@fieldspan/domain/form/edit/operations';
import { wordsIn } from '@fieldspan/domain/form/json-shape';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowDown, IconArrowUp, IconClipboard, IconCopy, IconDots, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { memo, useMemo } from 'react';
import { duplicate, moveTo, nameOf, remove, stepTo } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import { copyChosen } from './several.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

/** All of these know their question by its key, so that a letter in it draws none of them again. */
type ActionProps = { fieldKey: string; isLarge?: boolean };

/** Moves a question up and down. The controls are named for the focus, which follows the moved item. */
export const StepButtons = memo(function StepButtons({ fieldKey, isLarge = false }: ActionProps) {
  const store = useEditor();
  const canUp = useEditorPart(({ form }) => canStep(form(), fieldKey, -1));
  const canDown = useEditorPart(({ form }) => canStep(form(), fieldKey, 1));
  const step = (by: -1 | 1) => withField(store, fieldKey, (field) => stepTo(store, field, by));
  const steps = [
    { by: -1, control: 'up', label: t('Move up'), word: t('Up'), Icon: IconArrowUp, isOn: canUp },
    { by: 1, control: 'down', label: t('Move down'), word: t('Down'), Icon: IconArrowDown, isOn: canDown },
  ] as const;
  return steps.map(({ by, control, label, word, Icon, isOn }) =>
    isLarge ? (
      <Button
        key={control}
        data-do={control}
        size="l"
        aria-label={label}
        aria-disabled={!isOn}
        icon={<Icon aria-hidden="true" />}
        onClick={() => step(by)}
      >
        {word}
      </Button>
    ) : (
      <IconButton
        key={control}
        data-do={control}
        label={label}
        aria-disabled={!isOn}
        icon={<Icon aria-hidden="true" />}
        onClick={() => step(by)}
      />
    ),
  );
});

function withField(store: EditorStore, key: string, act: (field: EditField) => void): void {
  const field = store.fieldAt(key);
  if (field) act(field);
}

/** Moves a question to the end of another section. */
export const MoveToSection = memo(function MoveToSection({ fieldKey, isLarge = false }: ActionProps) {
  const store = useEditor();
  const own = useEditorPart(({ form }) => placeOf(form(), fieldKey)?.section);
  const names = useEditorPart(({ sections }) => JSON.stringify(sections().map(nameOf)));
  const items = useMemo(() => wordsIn(JSON.parse(names)), [names]);
  const label = t('Move to section…');
  return (
    <Menu
      label={label}
      trigger={
        isLarge ? (
          <Button size="l" aria-label={label}>
            {t('Move to…')}
          </Button>
        ) : (
          <Button size="s" variant="quiet">
            {label}
          </Button>
        )
      }
      items={items.map((name, at) => ({
        label: `${at + 1} ${name}`,
        disabled: at === own,
        onSelect: () =>
          withField(store, fieldKey, (field) =>
            moveTo(store, field, { section: at, at: store.sections()[at]?.fields.length ?? 0 }),
          ),
      }))}
    />
  );
});

export const FieldMenu = memo(function FieldMenu({ fieldKey }: ActionProps) {
  const store = useEditor();
  return (
    <Menu
      label={t('More')}
      trigger={
        <Button size="l" icon={<IconDots aria-hidden="true" />}>
          {t('More')}
        </Button>
      }
      items={[
        {
          label: t('Duplicate'),
          icon: <IconCopy aria-hidden="true" />,
          onSelect: () => withField(store, fieldKey, (field) => duplicate(store, field)),
        },
        {
          label: t('Copy, to paste elsewhere'),
          icon: <IconClipboard aria-hidden="true" />,
          onSelect: () => copyChosen(store),
        },
        {
          label: t('Delete'),
          icon: <IconTrash aria-hidden="true" />,
          danger: true,
          onSelect: () => withField(store, fieldKey, (field) => remove(store, field)),
        },
      ]}
    />
  );
});

export const CopyAndDelete = memo(function CopyAndDelete({ fieldKey }: ActionProps) {
  const store = useEditor();
  return (
    <>
      <IconButton
        label={t('Duplicate')}
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => withField(store, fieldKey, (field) => duplicate(store, field))}
      />
      <IconButton
        label={t('Copy, to paste elsewhere')}
        icon={<IconClipboard aria-hidden="true" />}
        onClick={() => copyChosen(store)}
      />
      <IconButton
        label={t('Delete')}
        icon={<IconTrash aria-hidden="true" />}
        onClick={() => withField(store, fieldKey, (field) => remove(store, field))}
      />
    </>
  );
});
