/** What a key means outside of text fields. */
export type AppKey = 'palette' | 'search' | 'shortcuts' | null;

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** @param isTyping whether the key goes to a text field: only ⌘K and Ctrl+K work there */
export function appKeyOf(pressed: Pressed, isTyping: boolean): AppKey {
  if (pressed.defaultPrevented || pressed.isComposing || pressed.altKey) return null;
  const withCommand = pressed.metaKey || pressed.ctrlKey;
  if (withCommand) return pressed.key.toLowerCase() === 'k' ? 'palette' : null;
  if (isTyping) return null;
  if (pressed.key === '/') return 'search';
  return pressed.key === '?' ? 'shortcuts' : null;
}

/** Whether the event's target accepts text. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  );
}
