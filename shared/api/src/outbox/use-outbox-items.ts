import { useAtomValue } from 'jotai';
import { outboxAtom } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

/** The unsent work of the signed-in person, oldest first. */
export const useOutboxItems = (): readonly OutboxItem[] => useAtomValue(outboxAtom);
