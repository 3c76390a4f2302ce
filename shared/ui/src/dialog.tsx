import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { useDelayedUnmount, useOpenings } from './delayed-unmount.ts';
import { useRootCount } from './root-count.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /**
   * False where a person must choose: then neither Escape nor a press outside closes it, and there is no close button.
   */
  dismissible?: boolean;
  className?: string;
};

/** A modal dialog. It traps focus and restores it on close. */
export function Dialog({ open, onClose, title, description, dismissible = true, ...rest }: DialogProps) {
  const { children, footer, size = 'm', className } = rest;
  const kept = useDelayedUnmount(open);
  const openings = useOpenings(open);
  useRootCount('dialogs', kept);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => {
        if (!next && dismissible) onClose();
      }}
    >
      {kept && (
        <Base.Portal keepMounted key={openings}>
          <Base.Backdrop forceRender className={styles.scrim} />
          <Base.Popup className={classNames(styles.popup, className)} data-size={size}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <div className={styles.body}>
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
            {dismissible && (
              <Base.Close render={<IconButton className={styles.close ?? ''} label={t('Close')} icon={<IconX />} />} />
            )}
          </Base.Popup>
        </Base.Portal>
      )}
    </Base.Root>
  );
}
