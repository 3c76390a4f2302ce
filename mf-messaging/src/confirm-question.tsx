import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { ComponentProps } from 'react';
import { useState } from 'react';

const ConfirmDialog = lazyScreen(async () => (await import('@fieldspan/ui/confirm-dialog')).ConfirmDialog);

/** Asks before an action that cannot be undone; its code is lazy-loaded. */
export function ConfirmQuestion(props: ComponentProps<typeof ConfirmDialog>) {
  const [isAsked, setIsAsked] = useState(false);
  if (props.open && !isAsked) setIsAsked(true);
  if (!isAsked) return null;
  return (
    <Wait fallback={null}>
      <ConfirmDialog {...props} />
    </Wait>
  );
}
