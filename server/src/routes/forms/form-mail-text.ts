import type { ShownForm } from '@fieldspan/contract/shown-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';

type MailedForm = {
  form: ShownForm;
  /** Who pressed Send; null if the template names the recipients. */
  sender: string | null;
  note: string | null;
  origin: string;
  isColleague: boolean;
  hasPdf: boolean;
};

/** Subject and text of the mail with which a form is sent. Colleagues get the form's address too; others get the PDF. */
export function formMailText({ form, sender, note, origin, isColleague, hasPdf }: MailedForm, { say }: Speech) {
  const company = form.company_name;
  const name = form.child_template_description ?? form.template_title ?? say(sentence`A form`);
  const number = formNumber(form.id);
  const who = sender === null ? company : say(sentence`${sender} of ${company}`);
  const filledIn = [form.author, form.place].filter(Boolean).join(', ');
  const link = `${origin}/form/view/${form.slug}`;
  const opening =
    filledIn === ''
      ? sentence`${who} sends you the form “${name}”, number ${number}.`
      : sentence`${who} sends you the form “${name}”, number ${number} (${filledIn}).`;
  const parts = [
    say(opening),
    note,
    ...(hasPdf
      ? [say(sentence`It is attached as a PDF.`)]
      : [
          `${say(sentence`It is too large for a mail. Open it here, and save it as a PDF there:`)}\n${link}`,
          say(sentence`If the page asks you to sign in and you have no account, ask ${company} for the PDF.`),
        ]),
    isColleague && hasPdf ? `${say(sentence`Open it in Fieldspan:`)}\n${link}` : null,
  ];
  return {
    subject: say(sentence`${name}, form ${number} (${company})`),
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}
