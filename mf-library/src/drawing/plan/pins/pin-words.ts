import type { PlanPinRow } from '@fieldspan/api/queries/plans';
import { msg, type Message } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import type { PinKind } from './pin-kinds.ts';

/** What a pin is called: its own label, or what it carries. */
export function pinName(pin: PlanPinRow): string {
  return pin.label || NAMES[pin.kind](pin);
}

const NAMES = {
  photo: () => t('Photo'),
  task: ({ Task }) => Task?.title ?? t('A task you may not see'),
  form: ({ CompanyForm }) => CompanyForm?.template_title ?? t('A form you may not see'),
  thread: ({ MessageThread }) => MessageThread?.subject ?? t('A message you may not see'),
  link: ({ to_number: number }) => t('Sheet {{number}}', { number: number ?? '' }),
} satisfies Record<PinKind, (pin: PlanPinRow) => string>;

/** Where what it carries is; null for a photo, and for what the person may not read. */
export function pinPath({ kind, Task, CompanyForm, MessageThread }: PlanPinRow): string | null {
  if (kind === 'task') return Task && `/forms/actions/${Task.slug}`;
  if (kind === 'form') return CompanyForm && `/form/view/${CompanyForm.slug}`;
  return kind === 'thread' ? MessageThread && `/message/${MessageThread.slug}` : null;
}

const STATES: Readonly<Record<string, Message>> = {
  open: msg('open'),
  done: msg('done'),
  cancelled: msg('cancelled'),
};

/** A task says how far it is; the others are open until somebody closes the pin. */
export function pinState({ kind, Task, is_closed: closed }: PlanPinRow): string {
  const state = kind === 'task' && Task ? Task.state : closedWord(closed);
  return translated(STATES[state] ?? msg('open'));
}

const closedWord = (closed: number): string => (closed === 1 ? 'done' : 'open');

export const isPinDone = ({ kind, Task, is_closed: closed }: PlanPinRow): boolean =>
  kind === 'task' && Task ? Task.state !== 'open' : closed === 1;
