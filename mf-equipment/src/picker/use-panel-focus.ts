import { useEffect, useEffectEvent, useRef } from 'react';

/** Focuses the panel when it opens; Escape closes it. */
export function usePanelFocus(onClose: () => void) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = panel.current;
    node?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    node?.addEventListener('keydown', handleKey);
    return () => node?.removeEventListener('keydown', handleKey);
  }, []);
  return panel;
}
