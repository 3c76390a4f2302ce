import { useNavigate } from '@fieldspan/federation/router';
import { useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/** Keyboard shortcuts of the schedule, each with its address; inactive while somebody types. */
export function useScheduleKeys(addresses: Readonly<Record<string, string>>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const to = isTyping(event) ? undefined : addresses[event.key];
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [addresses, navigate]);
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(TYPING));
}
