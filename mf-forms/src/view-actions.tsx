import { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { useFileDownload } from '@fieldspan/federation/use-file-download';
import { PublicLinkDialog } from '@fieldspan/federation/public-link-button';
import { RecordHistoryDialog, useHistoryShown } from '@fieldspan/federation/record-history';
import { FittingActions } from '@fieldspan/ui/fitting-actions';
import { t } from '@fieldspan/ui/i18n';
import {
  IconCalendar,
  IconClock,
  IconFileText,
  IconPencil,
  IconPrinter,
  IconSend,
  IconShare2,
} from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pdfOf } from './static-view/pdf-button.tsx';
import { SendDialog } from './sending/send-dialog.tsx';
import { ActiveDialog } from './view/active-dialog.tsx';

export type ViewActionsProps = {
  form: ShownForm;
  title: string;
  isSignedIn: boolean;
  isChanging: boolean;
  onChange: () => void;
};

/** What can be done with a filled form. The history is for people of the company; the server checks each of them. */
export function ViewActions({ form, title, isSignedIn, isChanging, onChange }: ViewActionsProps) {
  const [opened, setOpened] = useState<'send' | 'active' | 'link' | null>(null);
  const [, showHistory] = useHistoryShown();
  // The page itself does not say when a form expires; the record does, to whoever may read it. Somebody who came by the
  // public link may be signed in elsewhere.
  const { data: ways } = useQuery({ ...formWaysQuery(form.slug), enabled: isSignedIn, throwOnError: false });
  const pdf = useFileDownload(pdfOf({ form, revision: isNewest(form) ? undefined : form.revision }));
  const close = () => setOpened(null);
  const may = mayDo(form, { isReader: ways !== undefined, isChanging });
  const actions = [
    { isShown: may.change, label: t('Change'), icon: <IconPencil aria-hidden="true" />, onSelect: onChange },
    {
      isShown: may.send,
      label: t('Send'),
      icon: <IconSend aria-hidden="true" />,
      onSelect: () => setOpened('send'),
    },
    {
      isShown: true,
      label: t('PDF'),
      icon: <IconFileText aria-hidden="true" />,
      onSelect: pdf.download,
      isBusy: pdf.isBusy,
    },
    { isShown: true, label: t('Print'), icon: <IconPrinter aria-hidden="true" />, onSelect: () => window.print() },
    {
      isShown: may.end,
      label: t('Active until'),
      icon: <IconCalendar aria-hidden="true" />,
      onSelect: () => setOpened('active'),
    },
    {
      isShown: form.may_write,
      label: t('Public link'),
      icon: <IconShare2 aria-hidden="true" />,
      onSelect: () => setOpened('link'),
    },
    {
      isShown: isSignedIn,
      label: t('History'),
      icon: <IconClock aria-hidden="true" />,
      onSelect: () => showHistory(true),
    },
  ];
  return (
    <>
      <FittingActions actions={actions.filter(({ isShown }) => isShown)} more={t('More about this form')} />
      <SendDialog form={form} isOpen={opened === 'send'} onClose={close} />
      {ways && <ActiveDialog form={form} current={ways} isOpen={opened === 'active'} onClose={close} />}
      <PublicLinkDialog
        page={{ model: 'CompanyForm', record_id: form.id, path: '/form/view/' }}
        isOpen={opened === 'link'}
        onClose={close}
      />
      {isSignedIn && <RecordHistoryDialog model="CompanyForm" id={form.id} title={title} />}
    </>
  );
}

const isNewest = ({ revision, current_revision: newest }: ShownForm): boolean => revision === newest;

/** Only the newest revision is changed. */
function mayDo(form: ShownForm, { isReader, isChanging }: { isReader: boolean; isChanging: boolean }) {
  const mayWrite = form.may_write && isNewest(form);
  return { change: mayWrite && !isChanging, send: isReader, end: mayWrite && isReader };
}
