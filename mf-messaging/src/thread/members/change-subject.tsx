import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

const SubjectDialog = lazyScreen(async () => (await import('./subject-dialog.tsx')).SubjectDialog);

/** Any member may change the subject. */
export function ChangeSubject({ thread }: { thread: Thread }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="quiet" onClick={() => setState('open')}>
        {t('Change the subject')}
      </Button>
      {state !== 'never' && (
        <Wait fallback={null}>
          <SubjectDialog thread={thread} open={state === 'open'} onClose={() => setState('closed')} />
        </Wait>
      )}
    </>
  );
}
