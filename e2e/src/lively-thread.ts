import type { Browser, Page } from '@playwright/test';
import { expect, openAs } from './person.ts';
import { readThread, startThread, writeMessage } from './thread.ts';
import { call } from './thread-api.ts';

type Named = { id: number; slug: string; subject: string };

/**
 * Draws a photo of 480 × 320 in the page and stores it.
 * @returns its id
 */
async function storePhoto(page: Page, name: string): Promise<number> {
  return page.evaluate(async (filename) => {
    const canvas = new OffscreenCanvas(480, 320);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#7a8b99';
      pen.fillRect(0, 0, 480, 320);
      pen.fillStyle = '#b3541e';
      pen.fillRect(90, 60, 240, 170);
    }
    const body = new FormData();
    body.set('file', new File([await canvas.convertToBlob()], filename, { type: 'image/png' }));
    body.set('client_key', crypto.randomUUID());
    const { apiKey, sessionToken } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const answer = await fetch(`/api/LibraryUpload/save?session_token=${encodeURIComponent(sessionToken)}`, {
      method: 'POST',
      headers: { 'api-key': apiKey },
      body,
    });
    const { data } = await answer.json();
    return Number(data.id);
  }, name);
}

/**
 * A thread with every kind of content, between the Admin and the technician: a photo, a link to a record, a name, a
 * deleted message, one that asks for OKs, one that is pinned, and unread ones.
 * @returns its address and full subject, for the Admin who is signed in on the page
 */
export async function startLivelyThread(
  page: Page,
  browser: Browser,
  subject: string,
): Promise<{ path: string; subject: string }> {
  const { path } = await startThread(page, 'admin', subject);
  const tech = await browser.newPage();
  await openAs(tech, 'tech', '/messages');
  await expect(tech.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const { id, subject: said } = await call<Named>(page, `MessageThread/find/${path.replace('/message/', '')}`);
  const { id: techId } = await call<{ id: number }>(tech, 'User/find/me');
  await call(page, 'MessageThread/save', { id, Members: `[${techId}]` });
  const [job] = await call<Named[]>(page, 'Job/get?limit=1');
  const say = (by: Page, message: string, more: Record<string, unknown> = {}) =>
    call<{ record_id: number }>(by, 'Message/save', {
      thread_id: id,
      message,
      client_key: crypto.randomUUID(),
      ...more,
    });

  await say(tech, 'Morning. The gate code is 4471.');
  await say(page, `Thanks, it is in ${new URL(page.url()).origin}/project/${job?.slug ?? ''} as well.`);
  const wrong = await say(tech, 'Not for here');
  await call(tech, 'Message/save', {
    id: wrong.record_id,
    thread_id: id,
    message: '[message contents deleted by author]',
  });
  await writeMessage(page, '@Luis Ferreira bring the short ladder, please.');
  // A message is shown before the server has it; the next one goes to the server directly and must not overtake it.
  await expect.poll(() => readThread(page, path)).toContainEqual(expect.stringContaining('short ladder'));
  const safety = await say(page, 'Nobody on the roof before noon.', { needs_ok: 1 });
  await call(page, 'MessageThread/pin', { id, message_id: safety.record_id });
  await call(page, 'MessageThreadUser/save', { thread_id: id });
  await say(tech, 'Found this behind the pump:', { image_id: await storePhoto(tech, 'pump.png') });
  await say(tech, 'It drips, about a cup an hour.');
  await tech.close();
  return { path, subject: said };
}
