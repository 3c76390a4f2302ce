import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './full-screen.module.css';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';

type FullScreenProps = {
  title: string;
  /** In the bar, between the title and what closes it. */
  bar?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Stands in place of the button that closes. */
  closing?: ReactNode;
  className?: string;
};

/** A modal over the whole window: dark as the app's frame, so that pictures stand out. Messages of the app lie above it. */
export function FullScreen({ title, bar, children, onClose, onKeyDown, closing, className }: FullScreenProps) {
  const popup = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // One press closes one modal: what lies below may belong to another remote and would hear it as well.
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

/** Every modal hears Escape where nothing has the focus; only the one that was opened last is meant. */
function isTopmost(popup: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) === popup;
}
