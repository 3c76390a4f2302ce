import { sentence } from '../http/sentence.ts';
import type { Speech } from '../notify/speech.ts';
import { taskPath } from '../registry/guards/task.ts';

export type Reminded = {
  kind: 'soon' | 'late';
  /** YYYY-MM-DD. A mail may be read a day later, so it says no "tomorrow". */
  due_on: string;
  title: string;
  slug: string;
  /** Who is to do it, if that is not the reader; null otherwise. */
  doer: string | null;
};

type About = { company: string; /** null if nobody told the server its address. */ origin: string | null };

/** Subject and text of the mail that reminds one person of all that is due. */
export function reminderMail(reminded: readonly Reminded[], { company, origin }: About, speech: Speech) {
  const { say } = speech;
  const lineOf = (each: Reminded) => lineIn(speech, each);
  const [first, ...others] = reminded;
  const late = reminded.filter(({ kind }) => kind === 'late').length;
  const count = reminded.length - late;
  const subject =
    first && others.length === 0
      ? lineOf(first)
      : [late > 0 && say(sentence`${late} late`), count > 0 && say(sentence`${count} due`)].filter(Boolean).join(', ');
  const entries = reminded.map((each) =>
    origin === null ? lineOf(each) : `${lineOf(each)}\n${origin}${taskPath(each.slug)}`,
  );
  const end =
    origin === null
      ? say(sentence`You find them in Fieldspan, under Forms, Actions.`)
      : `${say(sentence`No such mails any more? Switch them off here:`)}\n${origin}/notifications/settings`;
  return {
    subject: `${subject} (${company})`,
    text: `${[say(sentence`What is to be done at ${company}:`), ...entries, end].join('\n\n')}\n`,
  };
}

function lineIn({ say, day }: Speech, { kind, due_on, title, doer }: Reminded): string {
  const what = doer === null || doer === '' ? title : `${title} (${doer})`;
  return kind === 'late'
    ? say(sentence`Late, was due ${day(due_on)}: ${what}`)
    : say(sentence`Due ${day(due_on)}: ${what}`);
}
