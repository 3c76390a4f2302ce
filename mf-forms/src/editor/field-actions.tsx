import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { canStep } from '@fieldspan/domain/form/edit/operations';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowDown, IconArrowUp, IconClipboard, IconCopy, IconDots, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { duplicate, moveTo, nameOf, remove, stepTo } from './editing.ts';
import { copyChosen } from './several.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

/** Moves a question up and down. The controls are named for the focus, which follows the moved item. */
export function StepButtons({ field, isLarge = false }: { field: EditField; isLarge?: boolean }) {
  const store = useEditor();
  const canUp = useEditorPart(({ form }) => canStep(form(), field.key, -1));
  const canDown = useEditorPart(({ form }) => canStep(form(), field.key, 1));
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
        onClick={() => stepTo(store, field, by)}
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
        onClick={() => stepTo(store, field, by)}
      />
    ),
  );
}

/** Moves a question to the end of another section. */
export function MoveToSection({ field, isLarge = false }: { field: EditField; isLarge?: boolean }) {
  const store = useEditor();
  const sections = useEditorPart(({ sections: all }) => all());
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
      items={sections.map((section, at) => ({
        label: `${at + 1} ${nameOf(section)}`,
        disabled: section.fields.some(({ key }) => key === field.key),
        onSelect: () => moveTo(store, field, { section: at, at: section.fields.length }),
      }))}
    />
  );
}

export function FieldMenu({ field }: { field: EditField }) {
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
        { label: t('Duplicate'), icon: <IconCopy aria-hidden="true" />, onSelect: () => duplicate(store, field) },
        {
          label: t('Copy, to paste elsewhere'),
          icon: <IconClipboard aria-hidden="true" />,
          onSelect: () => copyChosen(store),
        },
        {
          label: t('Delete'),
          icon: <IconTrash aria-hidden="true" />,
          danger: true,
          onSelect: () => remove(store, field),
        },
      ]}
    />
  );
}

export function CopyAndDelete({ field }: { field: EditField }) {
  const store = useEditor();
  return (
    <>
      <IconButton
        label={t('Duplicate')}
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => duplicate(store, field)}
      />
      <IconButton
        label={t('Copy, to paste elsewhere')}
        icon={<IconClipboard aria-hidden="true" />}
        onClick={() => copyChosen(store)}
      />
      <IconButton label={t('Delete')} icon={<IconTrash aria-hidden="true" />} onClick={() => remove(store, field)} />
    </>
  );
}
