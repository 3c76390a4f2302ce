import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useState } from 'react';
import type { ReactNode } from 'react';

const NewThreadDialog = lazyScreen(async () => (await import('./new-thread/new-thread-dialog.tsx')).NewThreadDialog);

/**
 * The button that starts a thread, and its dialog, which is fetched with the first press. Each time it shows what was
 * typed last, in whichever dialog that was.
 */
export function NewThreadButton({ children }: { children: (open: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  return (
    <>
      {children(open)}
      {openings > 0 && (
        <Wait fallback={null}>
          <NewThreadDialog key={openings} open={isOpen} onClose={() => setIsOpen(false)} />
        </Wait>
      )}
    </>
  );
}
