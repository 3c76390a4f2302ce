import { useViewer } from '@fieldspan/api/profile';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useSearchParams } from '@fieldspan/federation/router';
import { use } from 'react';
import { ChoosingContext } from './choosing.ts';

type Archivable = { archived: number };

/**
 * Archived entries are hidden; people who manage forms can show and restore them. The choice is in the URL, and the
 * levels below start without it.
 */
export function useArchived() {
  const [params, setParams] = useSearchParams();
  const isChoosing = use(ChoosingContext);
  const isWriter = mayWrite('FormTemplate')(useViewer()) && !isChoosing;
  const isShown = isWriter && params.get('archived') === '1';
  return {
    mayWrite: isWriter,
    isShown,
    show: (shown: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (shown) next.set('archived', '1');
          else next.delete('archived');
          return next;
        },
        { replace: true },
      ),
    offered: <R extends Archivable>(rows: readonly R[]): R[] =>
      rows.filter(({ archived }) => isShown || archived === 0),
  };
}

export type Archived = ReturnType<typeof useArchived>;
