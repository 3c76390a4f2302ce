import { showAlert } from '@fieldspan/api/alerts';
import { saveRecord } from '@fieldspan/api/save-record';
import type { TaskRecord } from '@fieldspan/api/queries/tasks';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconClipboardCheck } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AppLink } from '@fieldspan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StaticPictures } from '../static-view/static-pictures.tsx';
import { OnePicture } from '@fieldspan/records/photos/one-picture';
import styles from './actions.module.css';
import { useMayStep } from './use-may-step.ts';
import { TaskSteps } from './task-steps.tsx';

type AboutProps = { record: TaskRecord };

/** Where an action comes from and how it stands, above the fields that say what it is. */
export function TaskAbout({ record: task }: AboutProps) {
  const { viewer, profile } = useCurrentUser();
  const isOfGiver = task.created_by === profile.id || mayWrite('CompanyForm')(viewer);
  return (
    <>
      {task.state === 'done' && <Proof task={task} />}
      <Card
        title={t('What it is about')}
        icon={<IconClipboardCheck aria-hidden="true" />}
        action={<Steps task={task} isOfGiver={isOfGiver} />}
      >
        <Facts
          facts={[
            { term: t('Form'), fact: task.CompanyForm && <FormLink form={task.CompanyForm} /> },
            { term: t('Project or service'), fact: (task.Job ?? task.Service) && <WorkCell row={task} /> },
            {
              term: t('Equipment'),
              fact: task.Equipment && (
                <AppLink to={`/equipment/edit/${task.Equipment.slug}`}>{task.Equipment.description}</AppLink>
              ),
            },
            { term: t('Position'), fact: <Position task={task} /> },
            { term: t('Given by'), fact: task.User && personName(task.User) },
            { term: t('Since'), fact: instantText(task.created_at) },
            { term: t('Proof that is asked for'), fact: askedFor(task) },
          ]}
        />
        <div className={styles.about}>
          {isOfGiver ? <OwnPicture task={task} /> : <Shown picture={task.Picture} alt={t('Picture')} />}
        </div>
      </Card>
    </>
  );
}

function Steps({ task, isOfGiver }: { task: TaskRecord; isOfGiver: boolean }) {
  const mayStep = useMayStep(task);
  return (
    <>
      {isOfGiver && task.state === 'open' && <CancelButton task={task} />}
      {mayStep && <TaskSteps task={task} isAsking />}
    </>
  );
}

/** Takes an action back: nobody has to do it any more, and it stays in the list. */
function CancelButton({ task: { id, version, title } }: { task: TaskRecord }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveRecord('Task', { id, version, state: 'cancelled' }),
    onSuccess: () =>
      void showAlert({
        type: 'success',
        message: t('“{{title}}” is cancelled.', { title }),
        undo: async () => {
          await saveRecord('Task', { id, state: 'open' });
        },
      }),
  });
  return (
    <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
      {t('Cancel the action')}
    </Button>
  );
}

function FormLink({ form }: { form: NonNullable<TaskRecord['CompanyForm']> }) {
  const { slug, child_template_description: description, template_title: title } = form;
  return <AppLink to={`/form/view/${slug}`}>{description ?? title ?? t('Form')}</AppLink>;
}

function Position({ task: { lat, lng } }: { task: TaskRecord }) {
  if (lat === null || lng === null) return null;
  const at = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  return <a href={`geo:${lat},${lng}`}>{at}</a>;
}

function askedFor({ needs_note: note, needs_photo: photo }: TaskRecord): string | null {
  if (note === 1 && photo === 1) return t('A picture and a note');
  if (photo === 1) return t('A picture');
  return note === 1 ? t('A note') : null;
}

function Proof({ task }: { task: TaskRecord }) {
  return (
    <Card title={t('Done')} icon={<IconCircleCheck aria-hidden="true" />}>
      <Facts
        facts={[
          { term: t('By'), fact: task.DoneBy && personName(task.DoneBy) },
          { term: t('When'), fact: task.done_at !== null && instantText(task.done_at) },
          { term: t('How it was done'), fact: task.proof },
        ]}
      />
      <div className={styles.about}>
        <Shown picture={task.Proof} alt={t('Picture of what was done')} />
      </div>
    </Card>
  );
}

/** The picture of what has to be done; who gave the action changes it. */
function OwnPicture({ task: { id, version, Picture } }: { task: TaskRecord }) {
  const [picture, setPicture] = useState<ImageItem | null>(() => pictureOf(Picture));
  const { mutate } = useMutation({
    mutationFn: (image_id: number | null) => saveRecord('Task', { id, version, image_id }),
  });
  const change = (chosen: ImageItem | null) => {
    setPicture(chosen);
    if (chosen === null || chosen.id !== 0) mutate(chosen?.id ?? null);
  };
  return <OnePicture label={t('Picture')} value={picture} onChange={change} />;
}

type Stored = TaskRecord['Picture'];

function Shown({ picture, alt }: { picture: Stored; alt: string }) {
  const shown = pictureOf(picture);
  return shown && <StaticPictures pictures={[shown]} alt={alt} />;
}

const pictureOf = (stored: Stored): ImageItem | null => stored && { ...stored, filename: stored.filename ?? '' };
