import { SubmittedWeek } from './submitted-week.tsx';

export function SubmittedSummary() {
  return <SubmittedWeek view="summary" />;
}
