import { postNotification } from '../notify/post-notification.ts';
import { sentence } from '../http/sentence.ts';
import type { Sentence } from '@fieldspan/contract/sentence';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { KEPT } from './document-of.ts';
import type { SentModel } from './document-of.ts';
import type { StoredDocument } from './stored-document.ts';

export type DocumentNews = {
  kind: 'sent' | 'viewed' | 'accepted' | 'declined' | 'comment';
  byName: string;
  note?: string;
  details?: object;
  createdBy?: number | null;
  /** Who sent the link that the customer uses. */
  sentBy?: number | null;
};

/** Writes down what happened to a document, and tells whoever made it and whoever sent it what their customer did. */
export async function noteEvent(tx: Tx, document: StoredDocument, news: DocumentNews): Promise<void> {
  const { id, tenant_id: tenantId, model } = document;
  const details = news.details === undefined ? null : JSON.stringify(news.details);
  const { events, column } = KEPT[model];
  await sql`insert into ${sql.table(events)} (tenant_id, ${sql.ref(column)}, kind, by_name, note, details_json, created_by)
    values (${tenantId}, ${id}, ${news.kind}, ${news.byName}, ${news.note ?? null}, ${details}, ${news.createdBy ?? null})`.execute(
    tx,
  );
  const message = messageOf(document, news);
  if (message !== null) await tellAuthors(tx, document, { message, sentBy: news.sentBy ?? null });
}

type Telling = { message: Sentence; sentBy: number | null };

/** Tells whoever made a document and whoever sent it. */
export async function tellAuthors(tx: Tx, document: StoredDocument, { message, sentBy }: Telling): Promise<void> {
  const { id, tenant_id: tenantId, model, created_by: author } = document;
  const news = { kind: 'documents', tenantId, message, link: PAGES[model](document) } as const;
  for (const userId of new Set([author, sentBy]))
    if (userId !== null) await postNotification(tx, { ...news, userId, about: { of: KEPT[model].table, id } });
}

/** Where the company looks at it. */
const PAGES: Readonly<Record<SentModel, (document: StoredDocument) => string>> = {
  ServiceInvoice: ({ slug }) => `/invoice/${slug}/lines`,
  JobBid: ({ slug }) => `/project-bid-summary/${slug}`,
  ChangeOrder: ({ slug, job_slug: job }) => `/project/${job ?? '-'}/change-orders/${slug}`,
  JobInvoice: ({ slug, job_slug: job }) => `/project/${job ?? '-'}/invoices/${slug}`,
};

function messageOf({ number }: StoredDocument, { kind, byName }: DocumentNews): Sentence | null {
  if (kind === 'accepted') return sentence`${byName} accepted ${number}`;
  if (kind === 'declined') return sentence`${byName} declined ${number}`;
  if (kind === 'comment') return sentence`${byName} wrote about ${number}`;
  return null;
}
