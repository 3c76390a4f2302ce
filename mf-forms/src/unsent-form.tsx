import { isOutboxReadAtom, outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { Explanation } from '@fieldspan/api/explain';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { formMemoOf } from './signing/form-memo.ts';
import type { FormMemo } from './signing/form-memo.ts';

/** A form that the server refused: what its writer goes on with, and why. */
export type UnsentForm = { clientKey: string; memo: FormMemo; why: Explanation | null };

type UnsentFormProps = {
  clientKey: string;
  /** A form that is refused, to be filled in further. */
  children: (unsent: UnsentForm) => ReactNode;
  /** It still waits, or is not here any more. */
  otherwise: ReactNode;
};

/** Takes up a form from the outbox. What it was then stays, whatever becomes of its entry while somebody works on it. */
export function UnsentFormOf({ clientKey, children, otherwise }: UnsentFormProps) {
  const items = useAtomValue(outboxAtom);
  const isRead = useAtomValue(isOutboxReadAtom);
  const [taken, setTaken] = useState<UnsentForm | null>(null);
  const item = items.find((other) => other.clientKey === clientKey);
  const refused = item ? unsentForm(item) : null;
  if (taken?.clientKey !== clientKey && refused) setTaken(refused);
  if (taken?.clientKey === clientKey) return children(taken);
  return isRead ? otherwise : <SkeletonRows count={6} />;
}

function unsentForm(item: OutboxItem): UnsentForm | null {
  const memo = item.state === 'failed' ? formMemoOf(item) : null;
  return memo && { clientKey: item.clientKey, memo, why: item.error };
}
