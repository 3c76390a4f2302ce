import { isOutboxReadAtom, outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { Explanation } from '@fieldspan/api/explain';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { formMemoOf } from './signing/form-memo.ts';
import type { FormMemo } from './signing/form-memo.ts';

/** A refused form: the data to continue with, and why it was refused. */
export type UnsentForm = { clientKey: string; memo: FormMemo; why: Explanation | null };

type UnsentFormProps = {
  clientKey: string;
  /** A refused form, to be edited and sent again. */
  children: (unsent: UnsentForm) => ReactNode;
  /** It is still queued, or no longer on this device. */
  otherwise: ReactNode;
};

/** Opens a form from the outbox. The snapshot stays, whatever happens to its item meanwhile. */
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
