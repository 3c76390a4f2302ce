import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { BoardGridProps } from './board-grid-props.ts';
import { walk } from './walk.ts';

/** Arrows walk from visit to visit; m lifts the active one, and then they move it; Enter and a open it. */
export function useGridKeys(props: BoardGridProps) {
  const [column, setColumn] = useState(0);
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = props.lift.press(event.key, event.shiftKey) || pressActive(props, event.key) || step(event.key);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function step(key: string): boolean {
    const next = walk(props.rows, { activeId: props.activeId, column }, key);
    if (next === null) return false;
    setColumn(next.column);
    props.onActive(next.id);
    document.getElementById(`visit-${next.id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }
}

function pressActive({ rows, lift, activeId, onOpen, schedule }: BoardGridProps, key: string): boolean {
  if (key !== 'm' && key !== 'Enter' && key !== 'a') return false;
  const visit = rows.flatMap(({ bars }) => bars).find((bar) => bar.visit.id === activeId)?.visit;
  if (!visit) return false;
  if (key !== 'm') onOpen(visit.id);
  else if (schedule.may_plan) lift.begin(visit);
  return true;
}
