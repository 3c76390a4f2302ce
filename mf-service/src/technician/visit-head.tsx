import type { Service } from '@fieldspan/api/queries/records';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { plannedText } from '@fieldspan/domain/day-text';
import { knownPosition } from '@fieldspan/domain/distance';
import type { VisitState } from '@fieldspan/domain/visits/visit-state';
import { clockText } from '@fieldspan/domain/weekday-text';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconClock, IconKey, IconMapPin, IconMessage, IconNavigation, IconPhone } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { PhotoButton } from './photo-button.tsx';
import type { OfCall } from './send-report.ts';
import { STATE_WORDS } from '../state-words.ts';
import styles from './visit.module.css';

type VisitHeadProps = { service: Service; visit: ServiceVisit; state: VisitState; of: OfCall };

/** What a person needs at the wheel and at the door. */
export function VisitHead({ service, visit, state, of }: VisitHeadProps) {
  const { tone, label } = STATE_WORDS[state];
  const { Customer } = service;
  return (
    <header className={styles.head}>
      <span className={styles.top}>
        <span className={styles.number}>{service.job_num}</span>
        <Tag tone={tone}>{translated(label)}</Tag>
      </span>
      <h1 className={styles.title}>{service.job_name}</h1>
      <span className={styles.customer}>{Customer?.name ?? service.customer_name_cache}</span>
      {visit.note && <span className={styles.note}>{visit.note}</span>}
      <VisitFacts service={service} visit={visit} />
      {Customer?.access_notes && (
        <p className={styles.access}>
          <IconKey aria-hidden="true" />
          <span>{Customer.access_notes}</span>
        </p>
      )}
      <div className={styles.four}>
        <Ways service={service} />
        <PhotoButton
          of={of}
          moment={state === 'arrived' || state === 'paused' ? 'after' : 'before'}
          label={t('Photo')}
        />
      </div>
    </header>
  );
}

const addressOf = ({ address, city }: Service): string => [address, city].filter(Boolean).join(', ');

function VisitFacts({ service, visit }: Pick<VisitHeadProps, 'service' | 'visit'>) {
  const now = useNow();
  const isUrgent = service.priority === 'High' || service.priority === 'Emergency';
  return (
    <>
      {visit.starts_at && (
        <span className={styles.fact}>
          <IconClock aria-hidden="true" />
          {plannedText(visit.starts_at, now)}–{clockText(visit.ends_at)}
          {isUrgent && <Tag tone="red">{service.priority}</Tag>}
        </span>
      )}
      {addressOf(service) !== '' && (
        <span className={styles.fact}>
          <IconMapPin aria-hidden="true" />
          {addressOf(service)}
        </span>
      )}
    </>
  );
}

/** Three ways to the customer. */
function Ways({ service }: { service: Service }) {
  const { Customer, slug } = service;
  return (
    <>
      {Customer?.phone && (
        <Button
          size="l"
          icon={<IconPhone aria-hidden="true" />}
          render={<a href={`tel:${Customer.phone}`} aria-label={t('Call')} />}
        >
          {t('Call')}
        </Button>
      )}
      <Button
        size="l"
        icon={<IconNavigation aria-hidden="true" />}
        render={<a href={directionsTo(service)} target="_blank" rel="noreferrer" aria-label={t('Directions')} />}
      >
        {t('Directions')}
      </Button>
      <Button size="l" icon={<IconMessage aria-hidden="true" />} render={<AppLink to={`/service/${slug}/messages`} />}>
        {t('Message')}
      </Button>
    </>
  );
}

/** The map that the phone prefers opens such an address. */
function directionsTo(service: Service): string {
  const at = knownPosition(service);
  const to = at ? `${at.lat},${at.long}` : addressOf(service);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`;
}
