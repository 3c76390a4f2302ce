import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { useNow } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { t, translated } from '@fieldspan/ui/i18n';
import { memo } from 'react';
import { LOOKS } from './bar-words.ts';
import { barState } from './board-rows.ts';
import type { BarState } from './board-rows.ts';
import styles from './board.module.css';

const CHIPS = ['late', 'arrived', 'travelling', 'published', 'planned', 'done'] as const;

/** The states that are shown, kept in the address; none chosen shows all. */
export function shownStates(params: URLSearchParams): ReadonlySet<BarState> {
  const asked = new Set((params.get('show') ?? '').split(','));
  return new Set(CHIPS.filter((state) => asked.has(state)));
}

/** How many visits there are in each state; a press shows these alone. */
export const BoardFilters = memo(function BoardFilters({ visits }: { visits: readonly BoardVisit[] }) {
  const [params, setParams] = useSearchParams();
  const nowMs = useNow().getTime();
  const chosen = shownStates(params);
  const counts = new Map<BarState, number>();
  for (const visit of visits) {
    const state = barState(visit, nowMs);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  const toggle = (state: BarState) => {
    const next = new Set(chosen);
    if (!next.delete(state)) next.add(state);
    const kept = new URLSearchParams(params);
    if (next.size === 0) kept.delete('show');
    else kept.set('show', [...next].join(','));
    setParams(kept, { replace: true });
  };
  return (
    <fieldset aria-label={t('Show')} className={styles.chips}>
      {CHIPS.map((state) => {
        const { label, Icon } = LOOKS[state];
        return (
          <button
            key={state}
            type="button"
            className={styles.chip}
            data-state={state}
            aria-pressed={chosen.has(state)}
            onClick={() => toggle(state)}
          >
            <Icon aria-hidden="true" />
            {translated(label)} <span className={styles.chipCount}>{counts.get(state) ?? 0}</span>
          </button>
        );
      })}
    </fieldset>
  );
});
