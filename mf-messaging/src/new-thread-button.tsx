import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ThreadPlace } from './engine/new-thread-box.ts';

const NewThreadDialog = lazyScreen(async () => (await import('./new-thread/new-thread-dialog.tsx')).NewThreadDialog);
const PlacedThreadDialog = lazyScreen(
  async () => (await import('./new-thread/placed-thread-dialog.tsx')).PlacedThreadDialog,
);

/**
 * The button that starts a thread. Its dialog is lazy-loaded, and always shows the latest draft, whichever dialog it
 * was typed in.
 */
export function NewThreadButton({ children }: { children: (open: (place?: ThreadPlace) => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<ThreadPlace | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = (of: ThreadPlace | null = null) => {
    setPlace(of);
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  return (
    <>
      {children(open)}
      {openings > 0 && (
        <Wait fallback={null}>
          {place ? (
            <PlacedThreadDialog key={openings} place={place} open={isOpen} onClose={() => setIsOpen(false)} />
          ) : (
            <NewThreadDialog key={openings} open={isOpen} onClose={() => setIsOpen(false)} />
          )}
        </Wait>
      )}
    </>
  );
}
