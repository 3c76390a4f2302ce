/** What a key means outside of fields. */
export type AppKey = 'palette' | 'search' | 'shortcuts' | null;

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** @param isTyping whether the press goes into a field: there only ⌘K and Ctrl K are ours */
export function appKeyOf(pressed: Pressed, isTyping: boolean): AppKey {
  if (pressed.defaultPrevented || pressed.isComposing || pressed.altKey) return null;
  const withCommand = pressed.metaKey || pressed.ctrlKey;
  if (withCommand) return pressed.key.toLowerCase() === 'k' ? 'palette' : null;
  if (isTyping) return null;
  if (pressed.key === '/') return 'search';
  return pressed.key === '?' ? 'shortcuts' : null;
}

/** Whether what a press goes to takes letters. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  );
}
