import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { useSearchParams } from '@fieldspan/federation/router';

export type Compared = {
  /** Other revisions of the sheet, the newest first. */
  others: readonly ListedPlanSheet[];
  chosen: ListedPlanSheet | null;
  choose: (other: ListedPlanSheet | null) => void;
};

/** What the sheet is compared with is in the address, as `with`. */
export function useCompared(revisions: readonly ListedPlanSheet[]): Compared {
  const [params, setParams] = useSearchParams();
  const others = revisions.toSorted((one, other) => order(other) - order(one) || other.id - one.id);
  return {
    others,
    chosen: others.find(({ slug }) => slug === params.get('with')) ?? null,
    choose: (other) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (other) next.set('with', other.slug);
          else next.delete('with');
          return next;
        },
        { replace: true },
      ),
  };
}

const order = ({ issued_on }: ListedPlanSheet): number => (issued_on === null ? 0 : Date.parse(issued_on));
