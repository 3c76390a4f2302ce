import type { ComponentProps } from 'react';

/** A link out of the application: the other side learns nothing of where it was. */
export function NewTab({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
