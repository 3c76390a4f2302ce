import { msg, type Message } from '@fieldspan/domain/message';
import { IconCamera, IconCheck, IconClipboardCheck, IconLink, IconMessage, type Icon } from '@fieldspan/ui/icons';

export type PinKind = 'photo' | 'task' | 'form' | 'thread' | 'link';

type Kind = {
  kind: PinKind;
  /** Of one. */
  label: Message;
  /** Of several, as a group of the list. */
  group: Message;
  Sign: Icon;
};

export const PIN_KINDS: readonly Kind[] = [
  { kind: 'photo', label: msg('Photo'), group: msg('Photos'), Sign: IconCamera },
  { kind: 'task', label: msg('Task'), group: msg('Tasks'), Sign: IconCheck },
  { kind: 'form', label: msg('Form'), group: msg('Forms'), Sign: IconClipboardCheck },
  { kind: 'thread', label: msg('Message'), group: msg('Messages'), Sign: IconMessage },
  { kind: 'link', label: msg('Link to a sheet'), group: msg('Links to sheets'), Sign: IconLink },
];

export const kindOf = (kind: PinKind): Kind | undefined => PIN_KINDS.find((each) => each.kind === kind);
