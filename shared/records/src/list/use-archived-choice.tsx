import { useSearchParams } from '@fieldspan/federation/router';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';

type ArchivedChoice = {
  /** The box that shows what is archived; nothing for who may not take it back. */
  choice: ReactNode;
  offered: <R extends { archived: number }>(rows: readonly R[]) => R[];
};

/** What is archived stands in no list until whoever may change it asks for it; the choice is in the address. */
export function useArchivedChoice(mayWrite: boolean): ArchivedChoice {
  const [params, setParams] = useSearchParams();
  const isShown = mayWrite && params.get('archived') === '1';
  return {
    choice: mayWrite && (
      <Checkbox
        label={t('Include archived')}
        checked={isShown}
        onChange={(shown) => setParams(shown ? { archived: '1' } : {}, { replace: true })}
      />
    ),
    offered: (rows) => rows.filter(({ archived }) => isShown || archived === 0),
  };
}
