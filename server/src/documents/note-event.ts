import { postNotification } from '../notify/post-notification.ts';
import { sentence } from '../http/sentence.ts';
import type { Sentence } from '@fieldspan/contract/sentence';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { StoredDocument } from './stored-document.ts';

export type DocumentNews = {
  kind: 'sent' | 'viewed' | 'accepted' | 'declined' | 'comment';
  byName: string;
  note?: string;
  details?: object;
  createdBy?: number;
};

/** Writes down what happened to a document, and tells whoever made it what their customer did. */
export async function noteEvent(tx: Tx, document: StoredDocument, news: DocumentNews): Promise<void> {
  const { id, tenant_id: tenantId, slug, created_by: author } = document;
  const details = news.details === undefined ? null : JSON.stringify(news.details);
  await sql`insert into document_event (tenant_id, invoice_id, kind, by_name, note, details_json, created_by)
    values (${tenantId}, ${id}, ${news.kind}, ${news.byName}, ${news.note ?? null}, ${details}, ${news.createdBy ?? null})`.execute(
    tx,
  );
  const message = messageOf(document, news);
  if (author !== null && message !== null)
    await postNotification(tx, { tenantId, userId: author, message, link: `/invoice/${slug}/lines` });
}

function messageOf({ invoice_num: number }: StoredDocument, { kind, byName }: DocumentNews): Sentence | null {
  if (kind === 'accepted') return sentence`${byName} accepted ${number}`;
  if (kind === 'declined') return sentence`${byName} declined ${number}`;
  if (kind === 'comment') return sentence`${byName} wrote about ${number}`;
  return null;
}
