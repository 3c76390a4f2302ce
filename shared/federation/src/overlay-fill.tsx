import { dataText } from '@fieldspan/domain/message';
import type { PlaceName, Places } from '@fieldspan/contract/places';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { useHost } from './host.ts';
import type { PlaceFill } from './lifecycles.ts';
import { PartPlace } from './part-place.tsx';

type OverlayFillProps<N extends PlaceName> = {
  place: N;
  fill: PlaceFill;
  props: Places[N];
  onClose: () => void;
  /** Nobody waits for it: while its code cannot be loaded, nothing shows. */
  isOptional?: boolean;
};

/** A remote's part that opens over the page; if its code cannot be loaded, a dialog says so. */
export function OverlayFill<N extends PlaceName>({ place, fill, props, onClose, isOptional }: OverlayFillProps<N>) {
  const [attempt, setAttempt] = useState(0);
  const host = useHost();
  const { remote, key, part = '', label } = fill;
  return (
    <PartPlace
      key={attempt}
      part={`${remote}.${part}`}
      load={() => host.loadFill(place, `${remote}.${part}`)}
      props={props}
      renderFallback={() =>
        !isOptional && (
          <Dialog open onClose={onClose} size="s" title={translated(dataText(label ?? key))}>
            <p>{t('This could not be opened. Check the connection and try again.')}</p>
          </Dialog>
        )
      }
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
