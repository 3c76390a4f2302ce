import { isMailAddress } from './contact-address.ts';

export type MailList = {
  /** In small letters, each once, in the order they were written. */
  addresses: string[];
  /** What is no e-mail address, as it was written. */
  wrong: string[];
};

/** The addresses of a text that a person typed or pasted: one a line, or with commas, semicolons or spaces between. */
export function mailList(text: string): MailList {
  const parts = text
    .split(/[,;\n]/)
    .flatMap(addressesIn)
    .filter((part) => part !== '');
  const unique = [...new Set(parts)];
  return {
    addresses: [...new Set(unique.filter(isMailAddress).map((address) => address.toLowerCase()))],
    wrong: unique.filter((part) => !isMailAddress(part)),
  };
}

/** `Luis Ferreira <luis@example.com>`, as mail programs copy it, is one address. */
function addressesIn(part: string): string[] {
  const named = /<([^<>]*)>\s*$/.exec(part);
  return named ? [(named[1] ?? '').trim()] : part.trim().split(/\s+/);
}
