import {
  closeMessagePanel,
  expandMessagePanel,
  MESSAGE_PANEL_ID,
  messagePanelAtom,
} from '@fieldspan/api/message-panel';
import { store } from '@fieldspan/api/store';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import type { Navigation } from '@fieldspan/federation/navigation';
import { Slot } from '@fieldspan/federation/slot';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import styles from './message-panel.module.css';
import { PanelEdge } from './panel-edge.tsx';

export type OpenPanelProps = {
  app: Navigation;
  /** The host of the panel's content, which starts at a path and navigates by itself. */
  hostAt: (first: string) => FederationHost;
  first: string;
};

export function OpenPanel({ first, app, hostAt }: OpenPanelProps) {
  const { share } = useAtomValue(messagePanelAtom, { store });
  const [attempt, setAttempt] = useState(0);
  const [host] = useState(() => hostAt(first));
  const handlers = useMemo(() => {
    const handleExpand = (at: string) => {
      const { pathname, search } = app.get().place;
      expandMessagePanel(pathname + search);
      app.push(at);
    };
    return { onExpand: handleExpand, onClose: closeMessagePanel };
  }, [app]);

  return (
    <aside
      id={MESSAGE_PANEL_ID}
      className={styles.panel}
      style={{ inlineSize: `${share * 100}vw` }}
      aria-label={t('Messages')}
    >
      <PanelEdge share={share} />
      <HostContext value={host}>
        <Slot
          key={attempt}
          of="messaging.panel"
          props={handlers}
          fallback={<Failed onRetry={() => setAttempt(attempt + 1)} />}
        />
      </HostContext>
    </aside>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <IconButton
        className={styles.close ?? ''}
        label={t('Close the messages')}
        icon={<IconX />}
        onClick={closeMessagePanel}
      />
      <ErrorState
        title={t('The messages could not be loaded')}
        message={t('Everything else works. They are tried again when the connection is back.')}
        onRetry={onRetry}
      />
    </div>
  );
}
