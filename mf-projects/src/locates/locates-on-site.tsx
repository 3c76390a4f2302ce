import { useOutboxItems } from '@fieldspan/api/outbox/use-outbox-items';
import { relatedLocatesQuery } from '@fieldspan/api/queries/locates';
import type { PlaceLocate } from '@fieldspan/api/queries/locates';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { instantText } from '@fieldspan/domain/day-text';
import { AppLink } from '@fieldspan/ui/link';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { DigLight, LocateStateTag } from './locate-state-tag.tsx';
import styles from './locates.module.css';
import { TicketAnswers } from './ticket-answers.tsx';
import { waitingOf, withWaiting } from './waiting-answers.ts';

/** Whether people may dig at a call or a project, and the tickets there, to be answered on site. */
export function Widget({ parent }: WidgetContracts['projects.locates']) {
  const { data, isError } = useQuery({ ...relatedLocatesQuery(parent), throwOnError: false });
  const items = useOutboxItems();
  if (isError) return <p className={styles.quiet}>{t('Locates cannot be shown now. Ask before you dig.')}</p>;
  const tickets = (data?.rows ?? [])
    .filter(({ archived }) => archived === 0)
    .map((ticket) => ({ ticket, waiting: waitingOf(items, ticket.id) }));
  if (tickets.length === 0) return null;
  const shown = tickets.map(({ ticket, waiting }) => withWaiting(ticket, waiting));
  return (
    <section className={styles.site} aria-label={t('Locates')}>
      <h2 className={styles.heading}>
        {t('Locates')} <DigLight tickets={shown} />
      </h2>
      {tickets.map(({ ticket, waiting }) => (
        <article key={ticket.id} className={styles.ticket} aria-label={ticket.ticket_num}>
          <TicketHead ticket={withWaiting(ticket, waiting)} />
          <TicketAnswers ticket={ticket} waiting={waiting} />
        </article>
      ))}
      {data && data.more > 0 && <p className={styles.quiet}>{t('There are more tickets than are shown here.')}</p>}
    </section>
  );
}

const TicketHead = ({ ticket }: { ticket: PlaceLocate }) => (
  <header className={styles.head}>
    <AppLink to={`/locates/${encodeURIComponent(ticket.ticket_num)}`}>{ticket.ticket_num}</AppLink>
    <LocateStateTag ticket={ticket} />
    <span className={styles.quiet}>
      {[ticket.address, ticket.expiry && t('Ends {{when}}', { when: instantText(ticket.expiry) })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </header>
);
