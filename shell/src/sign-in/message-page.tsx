import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

type MessagePageProps = {
  title: string;
  type: 'danger' | 'success' | 'info';
  children: ReactNode;
  /** Where to go from here. */
  action: { to: string; label: string };
};

/** A page with one message and one link. */
export function MessagePage({ title, type, children, action }: MessagePageProps) {
  return (
    <SignInFrame title={title}>
      <div className={styles.message}>
        <AlertBox type={type} live="in-a-pause">
          {children}
        </AlertBox>
        <Button variant="primary" size="l" render={<AppLink to={action.to} />}>
          {action.label}
        </Button>
      </div>
    </SignInFrame>
  );
}
