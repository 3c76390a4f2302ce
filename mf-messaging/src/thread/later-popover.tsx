import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { ComponentProps } from 'react';

const Popover = lazyScreen(async () => (await import('@fieldspan/ui/popover')).Popover);

/** A popover whose code comes after the screen; until then its button stands there. */
export function LaterPopover(props: ComponentProps<typeof Popover>) {
  return (
    <Wait fallback={props.trigger}>
      <Popover {...props} />
    </Wait>
  );
}
