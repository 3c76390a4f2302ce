import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './full-screen.module.css';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';

type FullScreenProps = {
  title: string;
  /** Shown in the bar, between the title and the close button. */
  bar?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Replaces the close button. */
  closing?: ReactNode;
  className?: string;
};

/** A modal over the whole window, dark like the app's frame so that pictures stand out. Toasts are shown above it. */
export function FullScreen({ title, bar, children, onClose, onKeyDown, closing, className }: FullScreenProps) {
  const popup = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // One press closes one modal: the one below may belong to another remote and would receive the event too.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <Base.Root open disablePointerDismissal onOpenChange={(next) => !next && isTopmost(popup.current) && onClose()}>
      <Base.Portal>
        <Base.Popup ref={popup} className={classNames(styles.screen, className)} onKeyDown={handleKeyDown}>
          <header className={styles.bar}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {bar}
            {closing ?? <IconButton label={t('Close')} icon={<IconX />} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Every open modal gets the Escape key when nothing has focus; only the one opened last reacts. */
function isTopmost(popup: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) === popup;
}
