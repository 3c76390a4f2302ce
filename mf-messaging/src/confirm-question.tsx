import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { ComponentProps } from 'react';
import { useState } from 'react';

const ConfirmDialog = lazyScreen(async () => (await import('@fieldspan/ui/confirm-dialog')).ConfirmDialog);

/** A question before something that cannot be taken back; its code comes with the first one. */
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
