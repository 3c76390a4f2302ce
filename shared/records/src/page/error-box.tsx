import { explain } from '@fieldspan/api/explain';
import { AlertBox } from '@fieldspan/ui/alert-box';

/** Shows why an action failed, beside it. */
export function ErrorBox({ error }: { error: Error | null }) {
  if (error === null) return null;
  const { text, list } = explain(error);
  return (
    <AlertBox type="danger" live="at-once" list={list}>
      {text}
    </AlertBox>
  );
}
