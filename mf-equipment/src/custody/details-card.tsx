import type { Booking } from '@fieldspan/api/queries/bookings';
import { equipmentPlacesQuery } from '@fieldspan/api/queries/custody';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import type { Condition, HandOver } from '@fieldspan/domain/equipment/custody';
import { CONDITIONS } from '@fieldspan/domain/equipment/custody';
import { personName } from '@fieldspan/domain/person-name';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { IconSignature } from '@fieldspan/ui/icons';
import { Segmented } from '@fieldspan/ui/segmented';
import { SelectField } from '@fieldspan/ui/select-field';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PhotosField } from '../piece/photos-field.tsx';
import { SignDialog } from './sign-dialog.tsx';
import type { Details } from './use-details.ts';
import styles from './custody.module.css';

type DetailsCardProps = {
  kind: HandOver;
  details: Details;
  isManager: boolean;
  ownName: string;
  /** What it is for; its person and project are chosen already. */
  booking: Booking | null;
};

/** To whom, until when, in what state; photos and a signature. */
export function DetailsCard({ kind, details, isManager, ownName, booking }: DetailsCardProps) {
  return (
    <Card title={kind === 'out' ? t('To whom') : t('Where it goes')}>
      <div className={styles.details}>
        {kind === 'out' && <Receiver details={details} isManager={isManager} ownName={ownName} booking={booking} />}
        {(isManager || kind === 'in') && <PlaceChoice kind={kind} details={details} />}
        {kind === 'out' && (
          <DateField
            label={t('Back by')}
            value={details.filled.due_on}
            onChange={(due_on) => details.set({ due_on })}
          />
        )}
        <State kind={kind} details={details} />
      </div>
    </Card>
  );
}

function Receiver({ details: { filled, set }, isManager, ownName, booking }: Omit<DetailsCardProps, 'kind'>) {
  return (
    <>
      {isManager ? (
        <RelationField
          label={t('Person')}
          value={filled.to_user_id}
          shown={booking?.ForUser ? personName(booking.ForUser) : null}
          choices={peopleChoicesQuery}
          onChange={(to_user_id) => set({ to_user_id })}
          none={t('Nobody')}
        />
      ) : (
        <TextField label={t('Person')} value={ownName} onChange={keepOwnName} readOnly />
      )}
      <RelationField
        label={t('For the project')}
        value={filled.job_id}
        shown={booking?.Job ? `${booking.Job.job_num} ${booking.Job.job_name}` : null}
        choices={projectChoicesQuery}
        onChange={(job_id) => set({ job_id })}
      />
    </>
  );
}

/** Who manages no equipment takes it themselves. */
const keepOwnName = (): void => undefined;

function PlaceChoice({ kind, details: { filled, set } }: Pick<DetailsCardProps, 'kind' | 'details'>) {
  const { data: places = [] } = useQuery({ ...equipmentPlacesQuery(), throwOnError: false });
  const live = places.filter(({ archived }) => archived !== 1);
  if (live.length === 0) return null;
  return (
    <SelectField
      label={kind === 'out' ? t('Into the van or place') : t('Yard, room or van')}
      value={String(filled.place_id ?? '')}
      options={[{ value: '', label: t('None') }, ...live.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={(value) => set({ place_id: value === '' ? null : Number(value) })}
    />
  );
}

const conditionWords = (): Record<Condition, string> => ({ good: t('Good'), worn: t('Worn'), damaged: t('Damaged') });

function State({ kind, details: { filled, set } }: Pick<DetailsCardProps, 'kind' | 'details'>) {
  const [isSigning, setIsSigning] = useState(false);
  const { signature } = filled;
  return (
    <>
      <Segmented
        label={t('Condition')}
        value={filled.condition}
        options={CONDITIONS.map((value) => ({ value, label: conditionWords()[value] }))}
        onChange={(chosen) => set({ condition: CONDITIONS.find((value) => value === chosen) ?? '' })}
      />
      {kind === 'in' && filled.condition === 'damaged' && (
        <Switch
          label={t('Take it out of service')}
          hint={t('The note says why. Without one it says: came back damaged.')}
          checked={filled.isStopped}
          onChange={(isStopped) => set({ isStopped })}
        />
      )}
      <TextField label={t('Note')} value={filled.note} onChange={(note) => set({ note })} />
      <div className={styles.wide}>
        <div className={styles.more}>
          <PhotosField photos={filled.photos} onChange={(photos) => set({ photos })} />
          <Button size="l" icon={<IconSignature aria-hidden="true" />} onClick={() => setIsSigning(true)}>
            {signature === null ? t('Sign at hand-over') : t('Signed by {{name}}', { name: signature.name })}
          </Button>
          {signature !== null && (
            <Button size="l" variant="quiet" onClick={() => set({ signature: null })}>
              {t('Take the signature away')}
            </Button>
          )}
        </div>
      </div>
      {isSigning && (
        <SignDialog onClose={() => setIsSigning(false)} onSigned={(signed) => set({ signature: signed })} />
      )}
    </>
  );
}
