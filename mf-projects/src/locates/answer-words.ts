import type { LocateAnswer } from '@fieldspan/domain/locate-state';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';

export const ANSWER_WORDS: Readonly<Record<LocateAnswer, Message>> = {
  Clear: msg('Clear'),
  Marked: msg('Marked'),
  'Not yet': msg('Not yet'),
  Conflict: msg('Conflict'),
};
