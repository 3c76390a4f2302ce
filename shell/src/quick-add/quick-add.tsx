import { store } from '@fieldspan/api/store';
import { OverlayFill } from '@fieldspan/federation/overlay-fill';
import { useAtomValue } from 'jotai';
import { closeQuickAdd, quickAddAtom } from './quick-add-state.ts';

const HANDLERS = { onClose: closeQuickAdd };

/** Shows the entry chosen from the + menu, over any screen. */
export function QuickAdd() {
  const fill = useAtomValue(quickAddAtom, { store });
  if (fill === null) return null;
  return (
    <OverlayFill
      key={`${fill.remote} ${fill.key}`}
      place="quick.add"
      fill={fill}
      props={HANDLERS}
      onClose={closeQuickAdd}
    />
  );
}
