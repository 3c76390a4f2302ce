import { bookingsQuery, takenTypesQuery } from '@fieldspan/api/queries/bookings';
import type { Booking } from '@fieldspan/api/queries/bookings';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { dataText, msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconCalendar, IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { freeOf } from './free-pieces.ts';

/** What is booked by type from today on, and how much of it is free; who manages equipment books. */
export function BookingsCard() {
  const { viewer } = useCurrentUser();
  const today = useToday();
  const [{ data: bookings }, { data: types }] = useSuspenseQueries({
    queries: [bookingsQuery(today), takenTypesQuery()],
  });
  // null: a new booking.
  const [edited, setEdited] = useState<Booking | null | 'none'>('none');
  const isWriter = mayWrite('EquipmentBooking')(viewer);
  const free = types.map((type) => ({
    value: type.id,
    label: dataText(
      t('{{name}} ({{free}} of {{all}} free today)', {
        name: type.name,
        free: freeOf(type, { from: today, to: today }),
        all: type.usable_count,
      }),
    ),
  }));
  return (
    <>
      <RelatedCard
        title={t('Bookings')}
        icon={<IconCalendar aria-hidden="true" />}
        more={bookings.more}
        empty={t('Nothing is booked')}
        hint={t('Book so many pieces of a type for a project, from a day until a day; any of them will do.')}
        action={
          isWriter &&
          types.length > 0 && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('New booking')}
            </Button>
          )
        }
      >
        {bookings.rows.map((booking) => (
          <BookingRow key={booking.id} booking={booking} onEdit={isWriter ? () => setEdited(booking) : null} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="EquipmentBooking"
        title={edited === null ? t('New booking') : t('Edit the booking')}
        fields={edited === null ? [typeField(free), ...FIELDS] : [...FIELDS, GIVEN_UP]}
        record={edited === 'none' ? null : edited}
        blank={{ quantity: 1, from_on: today, to_on: today }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

type BookingField = Field<'EquipmentBooking', Booking>;

const typeField = (options: { value: number; label: ReturnType<typeof dataText> }[]): BookingField => ({
  kind: 'choice',
  name: 'type_id',
  label: msg('Type'),
  required: true,
  options,
});

const FIELDS: BookingField[] = [
  { kind: 'number', name: 'quantity', label: msg('How many'), required: true },
  { kind: 'date', name: 'from_on', label: msg('First day'), required: true },
  { kind: 'date', name: 'to_on', label: msg('Last day'), required: true },
  {
    kind: 'relation',
    name: 'job_id',
    label: msg('For the project'),
    choices: projectChoicesQuery,
    shownOf: ({ Job }) => Job && `${Job.job_num} ${Job.job_name}`,
  },
  {
    kind: 'relation',
    name: 'for_user_id',
    label: msg('Or for a person'),
    choices: peopleChoicesQuery,
    shownOf: ({ ForUser }) => ForUser && personName(ForUser),
  },
  { kind: 'text', name: 'note', label: msg('Note') },
];

const GIVEN_UP: BookingField = { kind: 'flag', name: 'archived', label: msg('Given up') };

function BookingRow({ booking, onEdit }: { booking: Booking; onEdit: (() => void) | null }) {
  const today = useToday();
  const { quantity, from_on: from, to_on: to, EquipmentType: type, Job, ForUser, note } = booking;
  const name = type?.name ?? '';
  const days = t('{{from}} to {{to}}', { from: dayText(from, today) ?? from, to: dayText(to, today) ?? to });
  const forWhom = [Job && `${Job.job_num} ${Job.job_name}`, ForUser && personName(ForUser)];
  return (
    <ListItem
      title={`${plural(quantity, { one: '{{count}} piece', other: '{{count}} pieces' })}: ${name}`}
      subtitle={[days, ...forWhom, note].filter(Boolean).join(' · ')}
      trailing={
        onEdit && (
          <>
            <Button
              size="s"
              aria-label={t('Check out for {{title}}', { title: `${name}, ${days}` })}
              render={<AppLink to={`/equipment/check-out?booking=${booking.id}`} />}
            >
              {t('Check out')}
            </Button>
            <Button
              size="s"
              variant="quiet"
              aria-label={t('Edit {{title}}', { title: `${name}, ${days}` })}
              onClick={onEdit}
            >
              {t('Edit')}
            </Button>
          </>
        )
      }
    />
  );
}
