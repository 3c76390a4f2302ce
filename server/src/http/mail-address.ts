const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the shape of one e-mail address; whether it exists only a mail can tell. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}
