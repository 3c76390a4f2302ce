import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { jobStatus } from '@fieldspan/domain/job-status';
import type { JobStatus, JobStatusFacts } from '@fieldspan/domain/job-status';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const FACES = {
  deleted: { tone: 'red', label: 'Deleted' },
  bid: { tone: 'blue', label: 'Bid: {{status}}' },
  archived: { tone: 'neutral', label: 'Archived' },
  completed: { tone: 'neutral', label: 'Completed {{date}}' },
  active: { tone: 'green', label: 'Active' },
} as const;

/** The state of a project in the specification's words. */
export function JobStatusTag({ job }: { job: JobStatusFacts }) {
  const today = useToday();
  const status = jobStatus(job);
  const { tone, label } = FACES[status.kind];
  return <Tag tone={tone}>{t(label, detailOf(status, today))}</Tag>;
}

function detailOf(status: JobStatus, today: CalendarDay): Record<string, string> {
  if (status.kind === 'bid') return { status: t(status.status) };
  return status.kind === 'completed' ? { date: dayText(localDay(status.at), today) } : {};
}
