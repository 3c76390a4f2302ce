import { alertError, showAlert } from '@fieldspan/api/alerts';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { FormValues } from '@fieldspan/contract/save';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { useNow, useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate } from '@fieldspan/federation/router';
import { FieldSections } from '@fieldspan/records/fields/field-sections';
import { OnePicture } from '@fieldspan/records/photos/one-picture';
import { pictureSent } from '@fieldspan/records/photos/picture-sent';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { REPORTED } from './incident-fields.ts';
import { reportOf } from './report-of.ts';

const LIST = '/safety/incidents';

/** Reports an incident from wherever somebody stands: it is kept on the device, and sent with its picture once there is a network. */
export function ReportScreen() {
  const title = t('Report an incident');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: t('Incidents'), to: LIST }, { label: title }]} />
      <Report label={title} />
    </>
  );
}

function Report({ label }: { label: string }) {
  const navigate = useNavigate();
  const [picture, setPicture] = useState<ImageItem | null>(null);
  const [clientKey] = useState(() => crypto.randomUUID());
  // A second press comes before the first has drawn anything.
  const isPressed = useRef(false);
  const form = useRecordForm({ model: 'Incident', id: null, version: null, initial: useBlank() });
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepReport(form.values, picture, clientKey),
    onSuccess: () => {
      showAlert({ type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') });
      // What is in the outbox need not be asked about.
      flushSync(form.discard);
      void navigate(LIST);
    },
    onError: alertError,
    onSettled: () => {
      isPressed.current = false;
    },
  });
  const save = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    mutate();
  };
  return (
    <SaveForm
      label={label}
      isDirty={form.isDirty || picture !== null}
      isSaving={isPending}
      onSave={save}
      saveLabel={t('Report')}
    >
      <FieldSections sections={REPORTED} record={null} values={form.values} onChange={form.set} />
      <OnePicture label={t('Picture')} value={picture} onChange={setPicture} />
    </SaveForm>
  );
}

/** Now, and nobody hurt until somebody says so. */
function useBlank() {
  const today = useToday();
  const now = useNow();
  const [time] = useState(() =>
    [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  return { title: '', kind: 'injury', outcome: 'none', happened_on: today, happened_at: time } as const;
}

async function keepReport(values: FormValues<'Incident'>, picture: ImageItem | null, clientKey: string): Promise<void> {
  const { file, imageId, takeOver } = await pictureSent(picture);
  const report = reportOf(values);
  await sendLater({
    lane: 'incidents',
    laneLabel: t('Incidents'),
    call: 'Incident/save',
    payload: {
      ...report,
      ...(imageId !== null && { image_id: imageId }),
      client_key: clientKey,
    },
    label: report.title,
    ...(file && { blob: { file, field: 'image_id' } }),
  });
  await takeOver();
}
