import { useViewer } from '@fieldspan/api/profile';
import { hasModule } from '@fieldspan/domain/access';
import { useSearchParams } from '@fieldspan/federation/router';

type Archivable = { archived: number };

/**
 * What is archived is offered to nobody; whoever keeps the company's forms can have it shown, to take it back. The choice is
 * in the address, and the levels below begin without it.
 */
export function useArchived() {
  const [params, setParams] = useSearchParams();
  const mayWrite = hasModule(useViewer(), 'Company Forms', 'write');
  const isShown = mayWrite && params.get('archived') === '1';
  return {
    mayWrite,
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
