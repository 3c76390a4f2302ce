import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';

/** Does what belongs to a key of one letter; null: nothing just now. */
export function usePanelKeys(deeds: Readonly<Record<string, (() => void) | null>>): void {
  usePageKeys((event) => {
    if (isCommand(event) || !Object.hasOwn(deeds, event.key)) return;
    const deed = deeds[event.key] ?? null;
    if (deed === null) return;
    event.preventDefault();
    deed();
  });
}
