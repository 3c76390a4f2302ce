import { deviceTimeZone } from '../device-time-zone.ts';
import { call, callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

const WAITING_LOOK_MS = 5000;

/** To whom a filled form was sent by e-mail, the newest first. Asked again while one is on its way. */
export const formMailsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['FormMail', 'of-form', formId],
    queryFn: ({ signal }) =>
      callAll(
        'FormMail',
        {
          filters: { form_id: formId },
          fields: ['email', 'state', 'failure', 'attempts', 'sent_at', 'created_at', 'is_automatic', 'revision'],
          include: { User: ['first_name', 'last_name'], Sender: ['first_name', 'last_name'] },
          order: [['id', 'DESC']],
        },
        { signal },
      ),
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ state }) => state === 'waiting') ? WAITING_LOOK_MS : false,
    meta: { quiet: true },
  });
export type FormMail = QueryAnswer<typeof formMailsQuery>[number];

type Sending = { id: number; revision: number; to: string; users: readonly number[]; note: string; client_key: string };

/** Sends a filled form as a PDF, with times in this device's time zone. */
export const sendForm = (sending: Sending) => call('CompanyForm/send', { ...sending, zone: deviceTimeZone() });

export const sendFormAgain = (id: number) => call('CompanyForm/send-again', { id });
