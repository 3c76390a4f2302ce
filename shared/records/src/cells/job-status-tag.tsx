import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { jobStatus } from '@fieldspan/domain/job-status';
import type { JobStatus, JobStatusFacts } from '@fieldspan/domain/job-status';
import { dataText, msg } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const FACES = {
  deleted: { tone: 'red', label: msg('Deleted') },
  bid: { tone: 'blue', label: msg('Bid: {{status}}') },
  archived: { tone: 'neutral', label: msg('Archived') },
  completed: { tone: 'neutral', label: msg('Completed {{date}}') },
  active: { tone: 'green', label: msg('Active') },
} as const;

/** The state of a project, in the specification's words. */
export function JobStatusTag({ job }: { job: JobStatusFacts }) {
  const today = useToday();
  const status = jobStatus(job);
  const { tone, label } = FACES[status.kind];
  return <Tag tone={tone}>{translated(label, detailOf(status, today))}</Tag>;
}

function detailOf(status: JobStatus, today: CalendarDay): Record<string, string> {
  if (status.kind === 'bid') return { status: translated(dataText(status.status)) };
  return status.kind === 'completed' ? { date: dayText(localDay(status.at), today) } : {};
}
