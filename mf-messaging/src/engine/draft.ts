import { currentOwner } from '@fieldspan/api/outbox/owner';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_DRAFT, joinedDrafts } from './draft-content.ts';
import type { Draft } from './draft-content.ts';
import { keepDraft, readDraft } from './draft-store.ts';
import type { BoxId } from './draft-store.ts';

/** `edition` is increased when something outside of the box changes its content. */
type KeptDraft = Draft & { edition: number };

const NOBODY = { userId: 0, tenantId: 0 };
const placeOf = (box: BoxId) => ({ ...(currentOwner() ?? NOBODY), threadId: box });

/** This person's last draft in a box; it stays on the device, and nobody else sees it. */
const draftQuery = (box: BoxId) => {
  const place = placeOf(box);
  return queryOptions({
    queryKey: ['device', 'draft', place.userId, place.tenantId, box],
    queryFn: async (): Promise<KeptDraft> => ({ ...(await readDraft(place)), edition: 0 }),
    staleTime: Infinity,
    // It is no server data, so the offline cache must not store it.
    meta: { live: true },
  });
};

function keep(box: BoxId, draft: KeptDraft): void {
  queryClient.setQueryData(draftQuery(box).queryKey, draft);
  const { edition: _, ...content } = draft;
  void keepDraft(placeOf(box), content);
}

/**
 * The content of a compose box and its setter. The box renders its own state, which React updates within the keystroke;
 * the device stores it for the next visit.
 */
export function useDraft(box: BoxId): [Draft, (change: (now: Draft) => Draft) => void] {
  const { data: kept } = useSuspenseQuery(draftQuery(box));
  const [shown, setShown] = useState(kept);
  if (kept.edition !== shown.edition) setShown(kept);
  const change = (next: (now: Draft) => Draft) => {
    const now = queryClient.getQueryData(draftQuery(box).queryKey) ?? kept;
    const changed = next(now);
    const draft = { ...changed, key: changed.key || crypto.randomUUID(), edition: now.edition };
    setShown(draft);
    keep(box, draft);
  };
  return [shown, change];
}

/** Puts a message back into the box, before its present content. */
export async function editAgain(box: BoxId, draft: Draft): Promise<void> {
  const standing = await queryClient.ensureQueryData(draftQuery(box));
  keep(box, { ...joinedDrafts(draft, standing), edition: standing.edition + 1 });
}

export const emptied = (): Draft => ({ ...EMPTY_DRAFT, key: crypto.randomUUID() });
