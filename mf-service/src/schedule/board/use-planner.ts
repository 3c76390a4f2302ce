import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { explain } from '@fieldspan/api/explain';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import type { VisitWarning } from '@fieldspan/domain/visits/visit-warnings';
import { t } from '@fieldspan/ui/i18n';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Lifted } from './lifted.ts';
import { keepVisits } from './live-schedule.ts';
import type { Span } from './live-schedule.ts';

/** Where a visit is, as `Visit/move` takes it. */
type Place = { lead_id: number | ''; starts_at: string; ends_at: string };
type Step = { id: number; version: number; back: Place };
export type Question = { visit: BoardVisit; to: Place; warnings: readonly VisitWarning[] };

const UNDO_STEPS = 50;

const placeOf = ({ lead_id, starts_at, ends_at }: BoardVisit): Place => ({
  lead_id: lead_id ?? '',
  starts_at: starts_at ?? '',
  ends_at: ends_at ?? '',
});

const placeOfLifted = ({ leadId, startsMs, endsMs }: Lifted): Place => ({
  lead_id: leadId,
  starts_at: new Date(startsMs).toISOString(),
  ends_at: new Date(endsMs).toISOString(),
});

/** Everything that a dispatcher does to visits, each with a way back. */
export function usePlanner(span: Span) {
  const { from, until } = span;
  const [question, setQuestion] = useState<Question | null>(null);
  const [undoCount, setUndoCount] = useState(0);
  const steps = useRef<Step[]>([]);

  const keep = useCallback((visits: readonly BoardVisit[]) => keepVisits({ from, until }, visits), [from, until]);
  const remember = useCallback((step: Step) => {
    steps.current = [...steps.current, step].slice(-UNDO_STEPS);
    setUndoCount(steps.current.length);
  }, []);

  const send = useCallback(
    async (visit: BoardVisit, to: Place, said: { is_forced: 0 | 1; reason: string }) => {
      try {
        const asked = { id: visit.id, version: visit.version, ...to, ...said };
        const { visit: after, warnings } = await call('Visit/move', asked, { isUnshown: true });
        if (after === null) return setQuestion({ visit, to, warnings });
        setQuestion(null);
        keep([after]);
        remember({ id: after.id, version: after.version, back: placeOf(visit) });
      } catch (error) {
        alertError(error);
      }
    },
    [keep, remember],
  );

  const undo = useCallback(async () => {
    const last = steps.current.at(-1);
    if (!last) return;
    steps.current = steps.current.slice(0, -1);
    setUndoCount(steps.current.length);
    try {
      const asked = { id: last.id, version: last.version, ...last.back, is_forced: 1, reason: t('Put back') } as const;
      const { visit } = await call('Visit/move', asked, { isUnshown: true });
      if (!visit) return;
      keep([visit]);
      // Earlier steps of the same visit go on from what is put back now.
      steps.current = steps.current.map((step) =>
        step.id === visit.id ? { id: step.id, back: step.back, version: visit.version } : step,
      );
    } catch (error) {
      const { text, list } = explain(error);
      showAlert({ type: 'danger', message: t('It cannot be put back.'), list: list.length > 0 ? list : [text] });
    }
  }, [keep]);

  return useMemo(
    () => ({
      question,
      undoCount,
      undo,
      keep,
      drop: (lifted: Lifted) => send(lifted.visit, placeOfLifted(lifted), { is_forced: 0, reason: '' }),
      toTray: (visit: BoardVisit) =>
        send(visit, { lead_id: '', starts_at: '', ends_at: '' }, { is_forced: 0, reason: '' }),
      accept: (reason: string) =>
        question === null ? Promise.resolve() : send(question.visit, question.to, { is_forced: 1, reason }),
      decline: () => setQuestion(null),
    }),
    [question, undoCount, undo, keep, send],
  );
}

export type Planner = ReturnType<typeof usePlanner>;

/** Calls that make or end visits; their answers are shown at once. */
export async function change(planner: Planner, work: () => Promise<readonly BoardVisit[]>): Promise<boolean> {
  try {
    planner.keep(await work());
    return true;
  } catch (error) {
    alertError(error);
    return false;
  }
}
