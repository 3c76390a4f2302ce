import type { WorkerEdition } from '@fieldspan/contract/release';
import { askedFor } from './asked-for.ts';
import { dropOldFiles, fileFor, keepEdition, pageFor } from './edition.ts';
import { pictureFor } from './pictures.ts';
import { followPush, showPush } from './push-events.ts';
import type { FetchAsked, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { fieldspanEdition: WorkerEdition };
const edition = self.fieldspanEdition;

self.addEventListener('install', (event) => {
  event.waitUntil(keepEdition(edition).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    dropOldFiles(edition)
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

const livePage = async ({ request, preloadResponse }: FetchAsked): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const asked = askedFor(event.request, self.location.origin);
  if (asked === 'page') event.respondWith(pageFor(livePage(event), edition));
  if (asked === 'file') event.respondWith(fileFor(event.request, edition));
  if (asked === 'picture') event.respondWith(pictureFor(event.request));
});

const icon = edition.files.find(({ url }) => url.endsWith('/icon-192.png'))?.url;

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? null, icon)));

self.addEventListener('notificationclick', (event) => event.waitUntil(followPush(self, event.notification)));
