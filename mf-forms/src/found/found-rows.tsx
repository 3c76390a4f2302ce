import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { foundFormsQuery } from '@fieldspan/api/queries/found-forms';
import type { FoundForm } from '@fieldspan/api/queries/found-forms';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dateText } from '@fieldspan/domain/date-text';
import { dayAfter } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { useNarrow } from '@fieldspan/ui/narrow';
import { Pagination } from '@fieldspan/ui/pagination';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Flags, FormState } from './form-state.tsx';
import { foundHref } from './found-address.ts';
import type { FoundAddress } from './found-address.ts';
import { PAGE_SIZE } from './found-query.ts';
import styles from './found.module.css';

type FoundRowsProps = {
  address: FoundAddress;
  query: ListQuery<'CompanyForm'>;
  /** Whether a form opens in the panel beside the list. */
  hasPeek: boolean;
  isBusy: boolean;
};

/** Up to this width the forms are cards. */
const CARDS_TO = 800;

/** One page of filled forms, by the days on which they were filled in. */
export function FoundRows({ address, query, hasPeek, isBusy }: FoundRowsProps) {
  const { data } = useSuspenseQuery(foundFormsQuery(query));
  const isNarrow = useNarrow(CARDS_TO);
  if (data.rows.length === 0) return <NoForms address={address} />;
  const days = byDay(data.rows);
  const hrefOf = ({ slug }: FoundForm): string =>
    hasPeek ? foundHref({ ...address, open: slug }) : `/form/view/${slug}`;
  return (
    <div className={styles.rows} aria-busy={isBusy}>
      {isNarrow ? (
        <Cards days={days} hrefOf={hrefOf} />
      ) : (
        <Table days={days} hrefOf={hrefOf} open={hasPeek ? address.open : ''} />
      )}
      <Pagination
        page={address.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => foundHref({ ...address, page, open: '' })}
      />
    </div>
  );
}

type Day = { day: CalendarDay; forms: FoundForm[] };
type DaysProps = { days: readonly Day[]; hrefOf: (form: FoundForm) => string };

function byDay(forms: readonly FoundForm[]): Day[] {
  const days: Day[] = [];
  for (const form of forms) {
    const day = localDay(knownInstant(form.created_at) ?? new Date(0));
    const last = days.at(-1);
    if (last?.day === day) last.forms.push(form);
    else days.push({ day, forms: [form] });
  }
  return days;
}

const titleOf = ({ child_template_description: description, template_title: title }: FoundForm): string =>
  description ?? title ?? t('Form');

const placeOf = ({ Job, Service, Equipment }: FoundForm): string => {
  const work = Job ?? Service;
  return [work && `${work.job_num ?? ''} ${work.job_name ?? ''}`.trim(), Equipment?.description]
    .filter(Boolean)
    .join(' · ');
};

const timeOf = ({ created_at: at }: FoundForm): string => dateText(knownInstant(at) ?? new Date(0), 'h:mm a');

function DayText({ day }: { day: CalendarDay }) {
  const today = useToday();
  const date = dateText(day, day.slice(0, 4) === today.slice(0, 4) ? 'dddd, MMM D' : 'dddd, MMM D, YYYY');
  if (day === today) return <Named name={t('Today')} date={date} />;
  return day === dayAfter(today, -1) ? <Named name={t('Yesterday')} date={date} /> : date;
}

function Named({ name, date }: { name: string; date: string }) {
  return (
    <>
      {name} <span className={styles.dayDate}>{date}</span>
    </>
  );
}

function Table({ days, hrefOf, open }: DaysProps & { open: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Form')}</th>
          <th scope="col">{t('Flags')}</th>
          <th scope="col">{t('Person')}</th>
          <th scope="col">{t('Place')}</th>
          <th scope="col">{t('Filled')}</th>
          <th scope="col">{t('State')}</th>
        </tr>
      </thead>
      {days.map(({ day, forms }) => (
        <tbody key={day}>
          <tr>
            <th colSpan={6} scope="rowgroup" className={styles.day}>
              <DayText day={day} />
            </th>
          </tr>
          {forms.map((form) => (
            <tr key={form.id} className={styles.row} data-open={form.slug === open || undefined}>
              <td className={styles.title}>
                <AppLink to={hrefOf(form)} aria-current={form.slug === open ? 'true' : undefined}>
                  {titleOf(form)}
                </AppLink>
              </td>
              <td>
                <Flags count={form.flagged_count} />
              </td>
              <td>{form.User && <Person name={personName(form.User)} />}</td>
              <td className={styles.place} title={placeOf(form)}>
                {placeOf(form)}
              </td>
              <td>{timeOf(form)}</td>
              <td>
                <FormState form={form} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Person({ name }: { name: string }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size="s" />
      {name}
    </span>
  );
}

function Cards({ days, hrefOf }: DaysProps) {
  return days.map(({ day, forms }) => (
    <section key={day}>
      <h2 className={styles.dayHeading}>
        <DayText day={day} />
      </h2>
      <Card>
        <ul>
          {forms.map((form) => (
            <ListItem
              key={form.id}
              className={styles.card}
              to={hrefOf(form)}
              title={titleOf(form)}
              subtitle={[form.User && personName(form.User), placeOf(form), timeOf(form)].filter(Boolean).join(' · ')}
              trailing={
                <span className={styles.tags}>
                  <Flags count={form.flagged_count} />
                  <FormState form={form} />
                </span>
              }
            />
          ))}
        </ul>
      </Card>
    </section>
  ));
}

function NoForms({ address }: { address: FoundAddress }) {
  const isAll = foundHref({ ...address, open: '', page: 1 }) === '/forms/list';
  return isAll ? (
    <EmptyState
      title={t('No forms are filled in yet')}
      action={<Button render={<AppLink to="/forms/templates" />}>{t('Fill in a form')}</Button>}
    >
      {t('Forms that you or your colleagues fill in show here, with everybody who signed.')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('No form matches')}
      action={<Button render={<AppLink to="/forms/list" />}>{t('Show all forms')}</Button>}
    >
      {t('Try another word, or take a filter away.')}
    </EmptyState>
  );
}
