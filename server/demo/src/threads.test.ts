import { expect, it } from 'vitest';
import { COMMENT_PARENTS } from '@fieldspan/domain/comment-parents';
import { isModelName } from '@fieldspan/contract/models';
import type { StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book } = makeWorld({ now, tosHash: 'present' });
const text = (row: StoredRow | undefined, column: string) => String(row?.[column]);

it('are in the order of time, by people of the thread', () => {
  const members = new Set(
    book.rows('MessageThreadUser').map((row) => `${text(row, 'thread_id')}/${text(row, 'user_id')}`),
  );
  const latest = new Map<unknown, string>();
  for (const row of book.rows('Message')) {
    expect(text(row, 'created_at') > (latest.get(row['thread_id']) ?? '')).toBe(true);
    expect(members.has(`${text(row, 'thread_id')}/${text(row, 'author_id')}`)).toBe(true);
    latest.set(row['thread_id'], text(row, 'created_at'));
  }
  for (const row of book.rows('MessageThread')) expect(row['last_message_at']).toBe(latest.get(row['id']));
});

it('belong to jobs, to services, to records of every kind, or to nothing', () => {
  const threads = book.rows('MessageThread').filter((row) => row['tenant_id'] === 1);
  expect(threads.some((row) => row['job_id'] !== null)).toBe(true);
  expect(threads.some((row) => row['service_id'] !== null)).toBe(true);
  expect(
    threads.some((row) => row['job_id'] === null && row['service_id'] === null && row['is_comment_thread'] === 0),
  ).toBe(true);
  expect(threads.some((row) => row['archived'] === 1)).toBe(true);
  expect(new Set(threads.map((row) => row['comment_parent_model']).filter(Boolean))).toEqual(new Set(COMMENT_PARENTS));
  for (const row of threads.filter((thread) => thread['is_comment_thread'] === 1)) {
    const model = text(row, 'comment_parent_model');
    const slugs = isModelName(model) ? book.rows(model).map(({ slug }) => slug) : [];
    expect(slugs).toContain(row['comment_parent_slug']);
  }
});
