import type { Schedule } from '@fieldspan/contract/schedule-calls';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { memo } from 'react';
import type { BoardRow } from './board-rows.ts';
import { DaySheets } from './day-sheets.tsx';
import { PaperBoard } from './paper-board.tsx';
import type { Paper } from './use-paper.ts';

type BoardPaperProps = {
  paper: Paper;
  rows: readonly BoardRow[];
  days: readonly CalendarDay[];
  leaves: Schedule['leaves'];
  title: string;
};

/** What the printer gets of the board; not shown on the screen, and not made again while something is dragged there. */
export const BoardPaper = memo(function BoardPaper({ paper, rows, days, leaves, title }: BoardPaperProps) {
  return paper === 'sheets' ? (
    <DaySheets rows={rows} title={title} />
  ) : (
    <PaperBoard rows={rows} days={days} leaves={leaves} />
  );
});
