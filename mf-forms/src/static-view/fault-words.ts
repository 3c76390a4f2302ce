import type { AnswerFault } from '@fieldspan/domain/form/answer-fault';
import { translated } from '@fieldspan/ui/i18n';

/** What is wrong with an answer, in the reader's language. */
export function faultWords({ message, values = {} }: AnswerFault): string {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? faultWords(value) : value,
  ]);
  return translated(message, Object.fromEntries(words));
}
