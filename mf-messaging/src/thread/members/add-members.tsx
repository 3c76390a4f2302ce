import type { Thread } from '@fieldspan/api/queries/messaging';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUserPlus } from '@fieldspan/ui/icons';
import { useState } from 'react';

const AddMembersDialog = lazyScreen(async () => (await import('./add-members-dialog.tsx')).AddMembersDialog);

/** Any member may add others. */
export function AddMembers({ thread }: { thread: Thread }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="quiet" icon={<IconUserPlus aria-hidden="true" />} onClick={() => setState('open')}>
        {t('Add')}
      </Button>
      {state !== 'never' && (
        <Wait fallback={null}>
          <AddMembersDialog thread={thread} open={state === 'open'} onClose={() => setState('closed')} />
        </Wait>
      )}
    </>
  );
}
