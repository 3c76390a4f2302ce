import { printColdBytes } from './messaging-client-bytes.ts';
import { benchLongThread } from './messaging-client-long.ts';
import { printPeers } from './messaging-client-peers.ts';
import { sitDown } from './messaging-client-person.ts';
import { benchSeen } from './messaging-client-seen.ts';
import { startBenchThreads } from './messaging-client-threads.ts';
import type { MessagingSizes } from './messaging-sizes.ts';

/** The browser benchmarks of messaging, on the whole product with its demo data. */
export async function benchMessagingClient(
  { url, dataDir }: { url: string; dataDir: string },
  sizes: MessagingSizes,
): Promise<void> {
  const threads = await startBenchThreads(url, dataDir);
  const dana = await sitDown(url, 'admin');
  const luis = await sitDown(url, 'tech');
  try {
    await printColdBytes(dana, threads.short);
    await benchSeen(dana, luis, { talks: threads.talks, count: sizes.sent });
    await benchLongThread(dana, threads, sizes);
  } finally {
    await Promise.all([dana.browser.close(), luis.browser.close()]);
  }
  printPeers();
}
