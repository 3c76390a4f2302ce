import { Button } from '@fieldspan/ui/button';
import { Popover } from '@fieldspan/ui/popover';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './search-chips.module.css';

type ChipPopoverProps = {
  icon: ReactNode;
  title: string;
  /** The chosen value as text; null for none. */
  words: string | null;
  children: ReactNode;
};

/** A filter chip that opens its field in a popover. */
export function ChipPopover({ icon, title, words, children }: ChipPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={title}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="s" className={styles.chip ?? ''} icon={icon} data-chosen={words === null ? undefined : ''}>
          {words ?? title}
        </Button>
      }
    >
      <div className={styles.fields}>{children}</div>
    </Popover>
  );
}
