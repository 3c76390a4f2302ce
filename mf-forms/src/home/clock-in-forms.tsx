import { clockInFormsQuery } from '@fieldspan/api/queries/my-day';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { queueAddress } from '../form-queue.ts';
import { ReadyLine } from '../ready-line.tsx';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import styles from './clock-in-forms.module.css';

/** Forms that the company requires before work starts. */
export function ClockInForms() {
  return (
    <DashboardCard
      title={t('Forms to clock in')}
      icon={<IconClipboardCheck aria-hidden="true" />}
      action={<AppLink to="/forms/templates">{t('All forms')}</AppLink>}
    >
      <ReadyLine />
      <Forms />
    </DashboardCard>
  );
}

function Forms() {
  const { data: forms } = useSuspenseQuery(clockInFormsQuery());
  if (forms.length === 0) {
    return (
      <EmptyState title={t('No form is asked for')}>{t('Forms that are required to clock in show here.')}</EmptyState>
    );
  }
  return (
    <>
      <ul>
        {forms.map((form) => (
          <ListItem
            key={form.id}
            to={`/do-form/${form.slug}`}
            title={form.description}
            subtitle={whereAsked(form)}
            trailing={<Tag tone="red">{t('Required')}</Tag>}
          />
        ))}
      </ul>
      <FillAll slugs={forms.map(({ slug }) => slug)} />
    </>
  );
}

/** All of them in turn, and then the punch clock. */
function FillAll({ slugs }: { slugs: readonly string[] }) {
  const to = queueAddress('', { next: slugs, afterwards: '/punch-clock' });
  return (
    <Button className={styles.all ?? ''} render={<AppLink to={to ?? '/punch-clock'} />}>
      {plural(slugs.length, {
        one: 'Fill it in, then clock in',
        other: 'Fill in all {{count}}, then clock in',
      })}
    </Button>
  );
}

type Prompts = { clockin_prompt_projects_required: number; clockin_prompt_services_required: number };

function whereAsked({
  clockin_prompt_projects_required: onProjects,
  clockin_prompt_services_required: onServices,
}: Prompts): string {
  if (onProjects === 1 && onServices === 1) return t('On projects and services');
  return onProjects === 1 ? t('On projects') : t('On services');
}
