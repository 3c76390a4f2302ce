import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const NewThreadDialog = lazyScreen(async () => (await import('./new-thread/new-thread-dialog.tsx')).NewThreadDialog);

/** The button that starts a thread, and its dialog, which is fetched with the first press. */
export function NewThreadButton({ children }: { children: (open: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      {children(open)}
      {isWanted && (
        <Suspense fallback={null}>
          <NewThreadDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
