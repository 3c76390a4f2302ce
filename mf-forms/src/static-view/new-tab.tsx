import type { ComponentProps } from 'react';

/** An external link: it sends no referrer and gives no access to this window. */
export function NewTab({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
