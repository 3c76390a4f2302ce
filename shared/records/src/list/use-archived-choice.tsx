import { useSearchParams } from '@fieldspan/federation/router';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';

type ArchivedChoice = {
  /** The checkbox that shows archived rows; nothing for people who may not restore them. */
  choice: ReactNode;
  offered: <R extends { archived: number }>(rows: readonly R[]) => R[];
};

/** Archived rows are hidden until somebody who may change them asks for them; the choice is in the address. */
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
