import type { Sentence } from '@fieldspan/contract/sentence';
import { sentence } from '../http/sentence.ts';
import type { Speech } from '../notify/speech.ts';

type Notice = { body: string; link: string; said?: Sentence | undefined };

type About = { company: string; /** null if nobody told the server its address. */ origin: string | null };

/** A mail is read on a phone: the list of alerts has the others. */
const MOST_LINES = 50;

/** Subject and text of the mail with all notifications of a day that were not to come one by one. */
export function noticeDigestMail(notices: readonly Notice[], { company, origin }: About, { say }: Speech) {
  const lineOf = ({ body, said }: Notice) => (said === undefined ? body : say(said));
  const [first, ...others] = notices;
  const subject = first && others.length === 0 ? lineOf(first) : say(sentence`New alerts: ${notices.length}`);
  const entries = notices
    .slice(0, MOST_LINES)
    .map((notice) => (origin === null ? lineOf(notice) : `${lineOf(notice)}\n${origin}${notice.link}`));
  const left = notices.length - entries.length;
  const more = left === 0 ? [] : [say(sentence`In the list of alerts, besides: ${left}`)];
  const end =
    origin === null
      ? say(sentence`You choose what comes once a day in Fieldspan, under Alerts, Settings.`)
      : `${say(sentence`You choose what comes once a day here:`)}\n${origin}/notifications/settings`;
  return {
    subject: `${subject} (${company})`,
    text: `${[say(sentence`What happened at ${company}:`), ...entries, ...more, end].join('\n\n')}\n`,
  };
}
