import { recordMessages } from '@fieldspan/domain/message';
import { reportedProjectsQuery } from '@fieldspan/api/queries/work-reports';
import { useParams } from '@fieldspan/federation/router';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NoSuchTab } from '@fieldspan/records/page/not-found';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { projectArea } from './project-area.ts';
import { REPORTS } from './project-report-columns.tsx';
import type { ReportColumn, ReportType } from './project-report-columns.tsx';
import styles from './project-reports.module.css';

const isReport = (type: string): type is ReportType => Object.hasOwn(REPORTS, type);

/** Projects in figures: hours against budgets, or offers. */
export function ProjectReports() {
  const { report_type: type = 'hours' } = useParams();
  return (
    <AreaPage area={projectArea} tab="reports" title={t('Project reports')}>
      <div className={styles.bar}>
        <LinkChips
          label={t('Report')}
          chips={Object.entries(REPORTS).map(([key, { label }]) => ({
            to: `/projects/reports/${key}`,
            label: translated(label),
            isCurrent: key === type,
          }))}
        />
      </div>
      {isReport(type) ? (
        <Report type={type} />
      ) : (
        <NoSuchTab back={{ label: t('Project reports'), to: '/projects/reports' }} />
      )}
    </AreaPage>
  );
}

function Report({ type }: { type: ReportType }) {
  const { label, kind, columns, footer } = REPORTS[type];
  const { data: jobs } = useSuspenseQuery(reportedProjectsQuery(kind));
  return (
    <DataTable
      label={translated(label)}
      record={recordMessages('Project', 'Projects')}
      rows={jobs}
      rowKey={({ id }) => id}
      rowTo={({ slug }) => `/project/${slug}/dashboard`}
      columns={columns.map(inWords)}
      empty={
        <EmptyState title={t('No Projects')}>{t('Projects are compared here as soon as there are any.')}</EmptyState>
      }
      {...(jobs.length > 0 && { footer: footer(jobs) })}
    />
  );
}

const inWords = (column: ReportColumn) => ({ ...column, header: translated(column.header) });
