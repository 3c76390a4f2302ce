import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { PageSet } from '@fieldspan/contract/release';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { PageNavigation } from '@fieldspan/federation/navigation';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { ExtraPart } from '../extra-part.tsx';
import { closeViewer, viewedAtom } from './viewer-state.ts';

const FileViewer = lazyScreen(
  async () => (await import(/* webpackChunkName: 'viewer' */ './file-viewer.tsx')).FileViewer,
);

type ViewerHostProps = { set: PageSet; navigation: PageNavigation };

/** Shows the viewer while there is something to show; the browser's back closes it too. */
export function ViewerHost({ set, navigation }: ViewerHostProps) {
  const viewed = useAtomValue(viewedAtom, { store });
  const session = useAtomValue(sessionAtom, { store });
  const isOpen = viewed !== null && viewed.userId === (session?.userId ?? null);
  const takeAway = useRef<() => void>(closeViewer);
  useEffect(() => {
    if (!isOpen) return undefined;
    takeAway.current = navigation.layer(closeViewer);
    return closeViewer;
  }, [isOpen, navigation]);
  if (!isOpen) return null;
  const { viewer } = set.remotes['library']?.manifest.widgets ?? {};
  return (
    <ExtraPart
      message={t('The viewer could not be loaded. Check the connection and try again.')}
      onFailure={closeViewer}
    >
      <FileViewer
        {...viewed}
        hasEditor={viewer !== undefined && set.remotes['library']?.disabled === null}
        onClose={() => takeAway.current()}
      />
    </ExtraPart>
  );
}
