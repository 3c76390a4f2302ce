const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the format of one e-mail address. Only sending a mail can show whether it exists. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}
