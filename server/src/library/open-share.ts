import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services, Session } from '../http/context.ts';
import type { Ask } from '../http/route.ts';
import { Refusal } from '../http/errors.ts';
import { jobSession } from '../list-jobs/job-session.ts';
import { collectFiles } from './collect-files.ts';
import type { CollectedFile } from './collect-files.ts';

export type OpenShare = {
  id: number;
  slug: string;
  tenantId: number;
  name: string;
  ends_at: string;
  password_hash: string | null;
  /** Who made the link: it shows what they may read today. */
  maker: Session;
};

const CLOSED = 'This link was withdrawn or has ended. Ask whoever gave it to you for a new one.';

/**
 * The link with this secret; null if there is none.
 * @throws Refusal if it was withdrawn or has ended, or whoever made it works there no more
 */
export async function openShare(services: Services, slug: string): Promise<OpenShare | null> {
  const found = await services.db.system((tx) =>
    tx
      .selectFrom('library_share')
      .where('slug', '=', slug)
      .select(['id', 'slug', 'tenant_id', 'name', 'ends_at', 'is_on', 'password_hash', 'created_by'])
      .executeTakeFirst(),
  );
  if (!found) return null;
  const { tenant_id: tenantId, created_by: userId, is_on: isOn, ends_at, ...share } = found;
  if (isOn !== 1 || ends_at === null || Date.parse(ends_at) <= services.clock().getTime()) throw new Refusal(CLOSED);
  const maker = userId === null ? null : await jobSession(services, { userId, tenantId });
  if (maker === null) throw new Refusal(CLOSED);
  return { ...share, ends_at, tenantId, maker };
}

/** How many files a link shows. */
export const SHARED_MOST = 2000;

/** The files of a link, with the rights that its maker has now. */
export function sharedFiles({ db }: Services, { id, tenantId, maker }: OpenShare): Promise<CollectedFile[]> {
  return db.as(maker, async (tx) => {
    const items = await tx
      .selectFrom('library_share_item')
      .where('tenant_id', '=', tenantId)
      .where('share_id', '=', id)
      .select(['library_file_id', 'folder_id'])
      .execute();
    const chosen = {
      fileIds: items.flatMap(({ library_file_id: file }) => file ?? []),
      folderIds: items.flatMap(({ folder_id: folder }) => folder ?? []),
    };
    return collectFiles({ tx, identity: maker }, chosen, SHARED_MOST + 1);
  });
}

/** What opens a link that has a password, after it was entered. Another password, or none, makes it worthless. */
export function passOf({ slug, password_hash: secret }: OpenShare): string {
  return createHmac('sha256', secret ?? '')
    .update(slug)
    .digest('base64url');
}

export function isPassed(share: OpenShare, pass: string | undefined): boolean {
  if (share.password_hash === null) return true;
  const [right, given] = [Buffer.from(passOf(share)), Buffer.from(pass ?? '')];
  return right.length === given.length && timingSafeEqual(right, given);
}

type Counted = 'opened_count' | 'downloaded_count';

export async function countShare({ services, time }: Ask, { id }: OpenShare, what: Counted): Promise<void> {
  await services.db.system((tx) =>
    tx
      .updateTable('library_share')
      .set((is) => ({
        [what]: is(what, '+', 1),
        ...(what === 'opened_count' && { last_opened_at: time.toISOString() }),
      }))
      .where('id', '=', id)
      .execute(),
  );
}
