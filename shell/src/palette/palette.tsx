import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ExtraPart } from '../extra-part.tsx';
import { whenIdle } from '@fieldspan/federation/when-idle';
import { appKeyOf, takesLetters } from './app-keys.ts';
import type { LocalCommand } from './local-command.ts';
import { useFoundPages } from './use-found-pages.tsx';
import { closePalette, openedAtom, openPalette } from './palette-state.ts';

const loadPalette = async () => (await import(/* webpackChunkName: 'palette' */ './palette-dialog.tsx')).PaletteDialog;
const PaletteDialog = lazyScreen(loadPalette);
const ShortcutsDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'palette' */ './shortcuts-dialog.tsx')).ShortcutsDialog,
);

type PaletteProps = {
  pages: readonly LocalCommand[];
  actions: readonly LocalCommand[];
  hasPage: (path: string) => boolean;
};

/** Handles the app's keyboard shortcuts and shows what they open. */
export function Palette({ pages, actions, hasPage }: PaletteProps) {
  const found = useFoundPages(hasPage);
  const opened = useAtomValue(openedAtom, { store });
  // Once used, a dialog stays mounted, so that it can restore the focus.
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  if (opened !== null && !used.has(opened)) setUsed(new Set([...used, opened]));
  useEffect(() => {
    // Preloaded, because people type on right after the shortcut.
    whenIdle(() => void loadPalette().catch(() => undefined));
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const handleFailure = () => {
    closePalette();
    setUsed(new Set());
  };
  return (
    <ExtraPart onFailure={handleFailure}>
      {used.has('palette') && (
        <PaletteDialog
          open={opened === 'palette'}
          pages={[...pages, ...found]}
          actions={actions}
          onClose={closePalette}
        />
      )}
      {used.has('shortcuts') && <ShortcutsDialog open={opened === 'shortcuts'} onClose={closePalette} />}
    </ExtraPart>
  );
}

function handleKey(event: KeyboardEvent): void {
  const key = appKeyOf(event, takesLetters(event.target));
  if (key === null) return;
  // An open dialog keeps its keys, except the one that opens the palette.
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"][data-open]') !== null;
  if (isInDialog && key !== 'palette') return;
  event.preventDefault();
  if (key === 'search') focusSearch();
  else store.set(openedAtom, (opened) => (opened === key ? null : key));
}

/** The screen's search field; without one, the palette searches everything. */
function focusSearch(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')];
  const field = fields.find((each) => each.checkVisibility());
  if (field) field.focus();
  else openPalette();
}
