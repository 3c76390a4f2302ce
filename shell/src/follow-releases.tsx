import { currentSession } from '@fieldspan/api/session';
import { useEffect } from 'react';
import { renewWorker } from './offline/install-worker.ts';
import type { PageParts } from './page-parts.ts';
import { followReleases } from './remotes/follow-releases.ts';
import { prefetchFiles } from './remotes/prefetch-remotes.ts';

/** Keeps the tab up to date with newer releases while the page is open. Renders nothing. */
export function FollowReleases({ parts }: { parts: PageParts }) {
  useEffect(
    () =>
      followReleases({
        ...parts,
        isOwnPage: parts.loadedBy === (currentSession()?.userId ?? null),
        onTaken: (remotes) => {
          prefetchFiles(remotes);
          renewWorker();
        },
      }),
    [parts],
  );
  return null;
}
