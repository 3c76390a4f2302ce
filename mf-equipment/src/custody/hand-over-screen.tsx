import { showAlert } from '@fieldspan/api/alerts';
import { bookingsQuery } from '@fieldspan/api/queries/bookings';
import type { Booking } from '@fieldspan/api/queries/bookings';
import { knownPiecesQuery, piecesByIdQuery, piecesWithQuery } from '@fieldspan/api/queries/custody';
import { kitsQuery } from '@fieldspan/api/queries/kits';
import { queryClient } from '@fieldspan/api/query-client';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DetailsCard } from './details-card.tsx';
import { KitNotes } from './kit-notes.tsx';
import { ScanBox } from './scan-box.tsx';
import { troubleOf } from './scan-line.ts';
import { ScanLines } from './scan-lines.tsx';
import { sendHandOver } from './send-hand-over.ts';
import type { Sent } from './send-hand-over.ts';
import { stopDamaged } from './stop-damaged.ts';
import { useDetails } from './use-details.ts';
import type { Details } from './use-details.ts';
import { useScanList } from './use-scan-list.ts';
import type { ScanList } from './use-scan-list.ts';
import { WithMe } from './with-me.tsx';
import styles from './custody.module.css';

export const CheckInScreen = () => <HandOverScreen key="in" kind="in" booking={null} />;

/** `?booking=` is what the pieces are for. */
export function CheckOutScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('booking')) || null;
  return id === null ? <HandOverScreen key="out" kind="out" booking={null} /> : <BookedCheckOut key={id} id={id} />;
}

function BookedCheckOut({ id }: { id: number }) {
  const { data } = useSuspenseQuery(bookingsQuery(useToday()));
  return <HandOverScreen kind="out" booking={data.rows.find((booking) => booking.id === id) ?? null} />;
}

type HandOverScreenProps = { kind: HandOver; booking: Booking | null };

/** Scans many pieces in one pass, and hands them over together. */
function HandOverScreen({ kind, booking }: HandOverScreenProps) {
  const { viewer, profile } = useCurrentUser();
  const isManager = mayWrite('Equipment')(viewer);
  const { data: known } = useQuery({ ...knownPiecesQuery(), throwOnError: false });
  const { data: own } = useQuery({ ...piecesWithQuery(profile.id), throwOnError: false });
  const { data: kits = [] } = useQuery({ ...kitsQuery(), throwOnError: false });
  const [isLoud, setIsLoud] = useState(true);
  const list = useScanList({ kind, isLoud, known: [...(own?.rows ?? []), ...(known?.rows ?? [])], kits });
  const details = useDetails({ kind, toSelf: isManager ? null : profile.id, booking });
  useScannedInAddress(list.scan);
  return (
    <div className={styles.page}>
      <div>
        <Heading kind={kind} booking={booking} />
      </div>
      <ScanBox
        onCode={(code) => void list.scan(code)}
        kits={kits.filter(({ archived, Equipment: pieces }) => archived !== 1 && pieces.length > 0)}
        isLoud={isLoud}
        onLoud={setIsLoud}
      />
      <ScanLines list={list} kind={kind} />
      <KitNotes list={list} kind={kind} kits={kits} />
      <DetailsCard
        kind={kind}
        details={details}
        isManager={isManager}
        ownName={personName(profile)}
        booking={booking}
      />
      <HandOverBar kind={kind} list={list} details={details} />
      <WithMe pieces={own} onBack={kind === 'in' ? (piece) => list.add(piece.slug, piece) : null} />
    </div>
  );
}

function Heading({ kind, booking }: HandOverScreenProps) {
  const title = kind === 'out' ? t('Check out') : t('Check in');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={booking && bookingText(booking)}
        breadcrumb={[{ label: t('Equipment'), to: '/equipment/list' }, { label: title }]}
      />
      <TabLinks
        label={t('Check out or in')}
        tabs={[
          { to: '/equipment/check-out', label: t('Check out'), current: kind === 'out' },
          { to: '/equipment/check-in', label: t('Check in'), current: kind === 'in' },
        ]}
      />
    </>
  );
}

const bookingText = ({ quantity, EquipmentType: type }: Booking): string =>
  t('For the booking of {{quantity}} × {{type}}', { quantity, type: type?.name ?? '' });

/** `?code=`, from a label or a piece's page, and `?kit=`, from the label of a kit, are scanned once. */
function useScannedInAddress(scan: (code: string) => Promise<void>): void {
  const [params, setParams] = useSearchParams();
  const code = params.get('code') ?? params.get('kit');
  const handleCode = useEffectEvent((given: string) => {
    setParams({}, { replace: true });
    void scan(given);
  });
  useEffect(() => {
    if (code !== null) handleCode(code);
  }, [code]);
  const ids = params.get('ids');
  const handleIds = useEffectEvent(async (given: string) => {
    setParams({}, { replace: true });
    const pieces = await queryClient.fetchQuery(piecesByIdQuery(given.split(',').map(Number)));
    for (const { slug } of pieces) await scan(slug);
  });
  useEffect(() => {
    if (ids !== null) void handleIds(ids);
  }, [ids]);
}

type HandOverBarProps = { kind: HandOver; list: ScanList; details: Details };

function HandOverBar({ kind, list, details }: HandOverBarProps) {
  const [isSending, setIsSending] = useState(false);
  const going = list.lines.filter((line) => troubleOf(line, kind) === null);
  const staying = list.lines.length - going.length;
  const { to_user_id: to, job_id: job, place_id: place } = details.filled;
  const isNowhere = kind === 'out' && to === null && job === null && place === null;
  const handleSend = async () => {
    setIsSending(true);
    try {
      if (details.stops) await stopDamaged(going, details.filled.note);
      const sent = await sendHandOver(going, details.details);
      const refused = list.lines
        .filter((line) => !going.includes(line))
        .map((line) => [line.key, troubleOf(line, kind)?.words ?? ''] as const);
      list.settle(new Map([...refused, ...sent.flatMap(refusalOf)]));
      tellSent(kind, sent);
      if (sent.every(({ outcome }) => outcome !== 'refused')) details.clear();
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className={styles.bar}>
      <span className={styles.state}>
        {isNowhere && going.length > 0
          ? t('Say to whom it goes: a person, a project or a place.')
          : stayingText(staying)}
      </span>
      <Button
        variant="primary"
        size="l"
        busy={isSending}
        disabled={going.length === 0 || isNowhere}
        onClick={() => void handleSend()}
      >
        {kind === 'out'
          ? t('Check out {{count}}', { count: going.length })
          : t('Check in {{count}}', { count: going.length })}
      </Button>
    </div>
  );
}

const stayingText = (count: number): string =>
  count === 0 ? '' : plural(count, { one: '{{count}} piece stays', other: '{{count}} pieces stay' });

const refusalOf = (sent: Sent): [string, string][] => (sent.outcome === 'refused' ? [[sent.line.key, sent.why]] : []);

function tellSent(kind: HandOver, sent: readonly Sent[]): void {
  const arrived = sent.filter(({ outcome }) => outcome === 'arrived').length;
  const waiting = sent.filter(({ outcome }) => outcome === 'waits').length;
  if (arrived > 0) {
    const message =
      kind === 'out'
        ? plural(arrived, { one: '{{count}} piece checked out.', other: '{{count}} pieces checked out.' })
        : plural(arrived, { one: '{{count}} piece checked in.', other: '{{count}} pieces checked in.' });
    showAlert({ type: 'success', message });
  }
  if (waiting > 0)
    showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
}
