import { SubmittedWeek } from './submitted-week.tsx';

export function SubmittedDetailed() {
  return <SubmittedWeek view="detailed" />;
}
