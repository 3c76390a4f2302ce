import { hideMessagePanel, messagePanelAtom, PANEL_LEAST_WIDTH } from '@fieldspan/api/message-panel';
import { store } from '@fieldspan/api/store';
import { useLocation } from '@fieldspan/federation/router';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { OpenPanel, type OpenPanelProps } from './open-panel.tsx';

type MessagePanelProps = Omit<OpenPanelProps, 'first'> & {
  /** Whether a path belongs to the messages. */
  owns: (pathname: string) => boolean;
};

/** The message panel beside the screen: only on wide windows, and not on the message pages. */
export function MessagePanel({ owns, ...props }: MessagePanelProps) {
  const { isOpen, at } = useAtomValue(messagePanelAtom, { store });
  const { pathname } = useLocation();
  const isNarrow = useNarrow(PANEL_LEAST_WIDTH - 1);

  useEffect(() => {
    if (isNarrow) hideMessagePanel();
  }, [isNarrow]);

  if (!isOpen || isNarrow || owns(pathname)) return null;
  return <OpenPanel first={at} {...props} />;
}
