import { usePageKeys } from '@fieldspan/ui/page-keys';

type BoardKeys = { onTake: () => void; onUndo: () => void; mayPlan: boolean };

/** c takes a call, Ctrl Z takes the last move back. */
export function useBoardKeys({ onTake, onUndo, mayPlan }: BoardKeys): void {
  usePageKeys((event) => {
    if (event.altKey || !mayPlan) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key === 'z') onUndo();
    else if (!isControl && event.key === 'c') onTake();
    else return;
    event.preventDefault();
  });
}
