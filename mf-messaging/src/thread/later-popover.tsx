import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { ComponentProps } from 'react';

const Popover = lazyScreen(async () => (await import('@fieldspan/ui/popover')).Popover);

/** A lazy-loaded popover; until its code is loaded, only its button is shown. */
export function LaterPopover(props: ComponentProps<typeof Popover>) {
  return (
    <Wait fallback={props.trigger}>
      <Popover {...props} />
    </Wait>
  );
}
