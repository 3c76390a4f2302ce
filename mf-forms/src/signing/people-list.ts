import { isPhone } from '@fieldspan/domain/contact-address';

export type External = { name: string; company_name: string; phone: string; email: string };

export const NOBODY: External = { name: '', company_name: '', phone: '', email: '' };

/**
 * Reads one person from a line of a list, such as `Ana Souza, Redline, ana@redline.test` or `Ana <ana@redline.test>`, in
 * any order: what has an @ is the address, what looks like a phone number is one, the rest is the name and the company.
 */
export function personInLine(line: string): External {
  const parts = line
    .replaceAll(/[<>]/g, ',')
    .split(/[,;\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const person = { ...NOBODY };
  for (const part of parts) {
    if (part.includes('@')) person.email = part;
    else if (isPhone(part)) person.phone = part;
    else if (person.name === '') person.name = part;
    else person.company_name = [person.company_name, part].filter(Boolean).join(', ');
  }
  return person;
}

/** The lines of a list that name somebody. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
