import type { ShownForm } from '@fieldspan/contract/shown-form';
import { formNumber } from '@fieldspan/domain/form-number';

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
export function formMailText({ form, sender, note, origin, isColleague, hasPdf }: MailedForm) {
  const name = form.child_template_description ?? form.template_title ?? 'A form';
  const number = formNumber(form.id);
  const who = sender === null ? form.company_name : `${sender} of ${form.company_name}`;
  const filledIn = [form.author, form.place].filter(Boolean).join(', ');
  const link = `${origin}/form/view/${form.slug}`;
  const parts = [
    `${who} sends you the form “${name}”, number ${number}${filledIn === '' ? '' : ` (${filledIn})`}.`,
    note,
    hasPdf
      ? 'It is attached as a PDF.'
      : `It is too large for a mail. Open it here, and save it as a PDF there:\n${link}\n\nIf the page asks you to sign in and you have no account, ask ${form.company_name} for the PDF.`,
    isColleague && hasPdf ? `Open it in Fieldspan:\n${link}` : null,
  ];
  return {
    subject: `${name}, form ${number} (${form.company_name})`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}
