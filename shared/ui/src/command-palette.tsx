import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './command-palette.module.css';
import { t } from './i18n.ts';
import { IconSearch, IconX } from './icons.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A page or an action. */
export type Command = { id: string; label: string; note?: string; icon: ReactNode };
export type CommandGroup = { label: string; items: readonly Command[] };

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** In order; Enter runs the first item of all. */
  groups: readonly CommandGroup[];
  onPick: (command: Command) => void;
  /** More results may follow. */
  busy: boolean;
  emptyText: string;
};

/** A search field over the page: arrows move, Enter runs, Escape closes and restores the focus. */
export function CommandPalette({ open, onClose, label, ...rest }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.popup} aria-label={label}>
          <Field {...rest} label={label} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FieldProps = Omit<CommandPaletteProps, 'open' | 'onClose'>;

function Field({ label, placeholder, value, onValueChange, groups, onPick, busy, emptyText }: FieldProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={value}
      onValueChange={(next, { reason }) => reason !== 'item-press' && onValueChange(next)}
      itemToStringValue={(command: Command) => command.label}
    >
      <div className={styles.head}>
        <IconSearch aria-hidden="true" />
        <Autocomplete.Input className={styles.input} aria-label={label} placeholder={placeholder} />
        {busy && <span className={styles.spinner} aria-hidden="true" />}
        <Dialog.Close className={styles.close}>
          <VisuallyHidden>{`${t('Close')} `}</VisuallyHidden>
          <kbd className={styles.key}>{t('Esc')}</kbd>
          <IconX className={styles.cross} aria-hidden="true" />
        </Dialog.Close>
      </div>
      <VisuallyHidden>
        <Autocomplete.Status>{t('{{count}} found', { count })}</Autocomplete.Status>
      </VisuallyHidden>
      {count === 0 && !busy && <p className={styles.empty}>{emptyText}</p>}
      <Autocomplete.List className={styles.list}>
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className={styles.title}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className={styles.item}
                  onClick={() => onPick(command)}
                >
                  {command.icon}
                  <span className={styles.label}>{command.label}</span>
                  {command.note !== undefined && <span className={styles.note}>{command.note}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
