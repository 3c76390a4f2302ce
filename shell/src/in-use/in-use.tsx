import { closeInUse, inUseAtom } from '@fieldspan/api/in-use';
import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { ExtraPart } from '../extra-part.tsx';

const InUseDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'dialogs' */ './in-use-dialog.tsx')).InUseDialog,
);

/** Opens over any page when a delete was refused because other records refer to the record. */
export function InUse() {
  const refused = useAtomValue(inUseAtom, { store });
  return (
    <ExtraPart onFailure={closeInUse}>
      {refused.length > 0 && <InUseDialog refused={refused.map(({ in_use }) => in_use)} />}
    </ExtraPart>
  );
}
