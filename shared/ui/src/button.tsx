import { cloneElement } from 'react';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  variant?: 'primary' | 'default' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  icon?: ReactNode;
  /** Work is running: the button stays focusable and ignores presses. */
  busy?: boolean;
  /** The element to render instead of a button, such as a link; its own attributes come first. It has no handlers. */
  render?: ReactElement<{ className?: string }>;
  children?: ReactNode;
};

export function Button({ variant = 'default', size = 'm', icon, busy = false, render, ...props }: ButtonProps) {
  const { className, children, onClick, ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const shared = {
    ...rest,
    className: classNames(styles.button, className),
    onClick: handleClick,
    'data-variant': variant,
    'data-size': size,
    'data-busy': busy || undefined,
    'aria-disabled': busy || rest['aria-disabled'],
    children: (
      <>
        {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
        {children !== undefined && <span className={styles.label}>{children}</span>}
      </>
    ),
  };
  // Not by Base UI's `useRender`: the sign-in page has buttons and nothing else of Base UI.
  if (render === undefined) return <button type="button" {...shared} />;
  const own = render.props;
  return cloneElement(render, { ...shared, ...own, className: classNames(shared.className, own.className) });
}
