import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './alert-box.module.css';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconAlertTriangle, IconCircleCheck, IconDeviceFloppy, IconInfoCircle, IconX } from './icons.ts';

type AlertBoxProps = {
  type: 'danger' | 'success' | 'saved' | 'info';
  children: ReactNode;
  /** The individual reasons, if there are several. */
  list?: readonly string[] | undefined;
  onDismiss?: () => void;
  /** Actions that can be taken, shown beside the text. */
  action?: ReactNode;
  /** Called when the pointer or focus enters or leaves. */
  onHold?: (isHeld: boolean) => void;
  /** ARIA role; left out inside a live region. */
  live?: 'at-once' | 'in-a-pause';
  className?: string;
};

const ICONS = {
  danger: IconAlertTriangle,
  success: IconCircleCheck,
  saved: IconDeviceFloppy,
  info: IconInfoCircle,
} as const;

const ROLES = { 'at-once': 'alert', 'in-a-pause': 'status' } as const;

/** A message in a box; its kind is shown by shape, word and colour. */
export function AlertBox({ type, children, list, onDismiss, action, onHold, live, className }: AlertBoxProps) {
  const Icon = ICONS[type];
  return (
    <div
      className={classNames(styles.alert, className)}
      data-type={type}
      role={live && ROLES[live]}
      {...(onHold && {
        onPointerEnter: () => onHold(true),
        onPointerLeave: () => onHold(false),
        onFocus: () => onHold(true),
        onBlur: () => onHold(false),
      })}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p>{children}</p>
        {list && list.length > 0 && (
          <ul className={styles.details}>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && <IconButton label={t('Dismiss')} icon={<IconX />} onClick={onDismiss} />}
    </div>
  );
}
