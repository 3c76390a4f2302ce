import { isDraftState } from '@fieldspan/domain/record-lock';
import type { StoredDocument } from './stored-document.ts';

const KINDS: Readonly<Record<StoredDocument['kind'], string>> = {
  invoice: 'Invoice',
  quote: 'Quote',
  bid: 'Bid',
  change: 'Change order',
};

/** `Invoice`, `Credit`, `Change order`. */
const kindWord = ({ kind, part }: Pick<StoredDocument, 'kind' | 'part'>): string =>
  part === 'credit' ? 'Credit' : KINDS[kind];

/** `Quote Q-2026-0002`; a bid has a title instead of a number. */
export function headingOf(document: StoredDocument): string {
  const word = kindWord(document);
  if (isDraftState(document.status)) return `${word}: DRAFT`;
  if (document.kind !== 'bid') return `${word} ${document.number}`;
  return document.number.startsWith(word) ? document.number : `${word}: ${document.number}`;
}

/** What an invoice of a project bills. */
export function partWord({ part, application }: StoredDocument): string | null {
  if (part === 'release') return 'Release of the holdback';
  if (part !== 'progress') return null;
  return application === null ? 'Progress invoice' : `Progress invoice ${application}`;
}
