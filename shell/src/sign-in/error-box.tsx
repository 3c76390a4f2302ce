import { explain } from '@fieldspan/api/explain';
import { AlertBox } from '@fieldspan/ui/alert-box';

/** The error of a failed attempt, in a red alert; nothing before one. */
export function ErrorBox({ error }: { error: Error | null }) {
  if (error === null) return null;
  const { text, list } = explain(error);
  return (
    <AlertBox type="danger" live="at-once" list={list}>
      {text}
    </AlertBox>
  );
}
