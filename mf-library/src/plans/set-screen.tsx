import { planSetQuery, planSheetsQuery, publishPlanSet, sheetsOfSetQuery } from '@fieldspan/api/queries/plans';
import { queryClient } from '@fieldspan/api/query-client';
import { showAlert } from '@fieldspan/api/alerts';
import { dayText } from '@fieldspan/domain/day-text';
import { numberKey } from '@fieldspan/domain/plans/sheet-number';
import { useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate, useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { CheckGrid } from './check-grid.tsx';
import styles from './set-screen.module.css';

/** Numbers and titles of a set, corrected by hand before its sheets are published. */
export function SetScreen() {
  const { slug = '' } = useParams();
  const today = useToday();
  const navigate = useNavigate();
  const { data: set } = useSuspenseQuery(planSetQuery(slug));
  const { data: sheets } = useSuspenseQuery(sheetsOfSetQuery(set.id));
  usePageTitle(set.name);
  const plansTo = `/project/${set.Job?.slug ?? ''}/plans`;
  const publishing = useMutation({
    mutationFn: async () => {
      await publishPlanSet(set.id);
      // Otherwise the plans show, and open, the revisions before until they are read again.
      await queryClient.fetchQuery({ ...planSheetsQuery(set.job_id), staleTime: 0 }).catch(() => undefined);
    },
    onSuccess: () => {
      showAlert({ type: 'success', message: t('The sheets of “{{name}}” are published.', { name: set.name }) });
      void navigate(plansTo);
    },
  });
  const bare = sheets.filter(({ number }) => (number ?? '') === '').length;
  const twins = doubled(sheets.map(({ number }) => number ?? ''));
  const issued = set.issued_on === null ? null : t('Issued {{day}}', { day: dayText(set.issued_on, today) });
  const state = [
    plural(sheets.length, { one: '{{count}} sheet', other: '{{count}} sheets' }),
    bare > 0 && plural(bare, { one: '{{count}} without a number', other: '{{count}} without a number' }),
    twins.size > 0 && t('the same number twice: {{numbers}}', { numbers: [...twins].join(', ') }),
  ].filter(Boolean);
  return (
    <>
      <PageHeader
        title={set.name}
        breadcrumb={[{ label: set.Job?.job_name ?? t('Project'), to: plansTo }, { label: t('Check and publish') }]}
        subtitle={issued}
        actions={
          set.state === 'ready' && (
            <Button variant="primary" busy={publishing.isPending} onClick={() => publishing.mutate()}>
              {t('Publish')}
            </Button>
          )
        }
      />
      <output className={styles.state}>{state.join(' · ')}</output>
      <CheckGrid sheets={sheets} twins={twins} />
    </>
  );
}

/** Numbers that are there more than once, as call-outs and title blocks may write them. */
function doubled(numbers: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twins = new Set<string>();
  for (const number of numbers) {
    const key = numberKey(number);
    if (key !== '' && seen.has(key)) twins.add(key);
    seen.add(key);
  }
  return twins;
}
