import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { useEarlyPressGuard } from './early-press.ts';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import styles from './popover.module.css';

type PopoverProps = {
  trigger: ReactElement;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rendered only while open. */
  children: ReactNode;
};

/** A small panel attached to a button. */
export function Popover({ trigger, title, open, onOpenChange, children }: PopoverProps) {
  const isEarlyPress = useEarlyPressGuard();
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, change) => {
        if (!isEarlyPress(next, change)) onOpenChange(next);
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={10} align="start" collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            <div className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={t('Close')} icon={<IconX />} />} />
            </div>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
