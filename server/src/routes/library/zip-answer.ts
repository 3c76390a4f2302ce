import type { CollectedFile } from '../../library/collect-files.ts';
import { zipStream } from '../../library/zip-stream.ts';
import type { Storage } from '../../storage/storage.ts';
import { lazyBody } from '../files/lazy-body.ts';

type Zipping = { storage: Storage; tenantId: number; signal: AbortSignal };

/** A zip as a download; its size is not known before its end. */
export function zipAnswer(
  zipping: Zipping,
  { files, name }: { files: readonly CollectedFile[]; name: string },
): Response {
  return new Response(
    lazyBody(async () => zipStream(zipping, files)),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "sandbox; default-src 'none'",
      },
    },
  );
}
