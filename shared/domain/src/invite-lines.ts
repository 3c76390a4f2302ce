/** One person of a pasted list; the server validates it. */
export type InviteLine = {
  email: string;
  first_name: string;
  last_name: string;
  phone_mobile: string;
  job_title: string;
};

/** The columns, in the order of a list without headings. */
const COLUMNS = ['email', 'first_name', 'last_name', 'phone_mobile', 'job_title'] as const;

/** Headings that people use in their own lists. */
const HEADINGS: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  email: 'email',
  'e-mail': 'email',
  'e-mail address': 'email',
  'email address': 'email',
  'first name': 'first_name',
  first_name: 'first_name',
  'last name': 'last_name',
  last_name: 'last_name',
  phone: 'phone_mobile',
  mobile: 'phone_mobile',
  'mobile phone': 'phone_mobile',
  'job title': 'job_title',
  title: 'job_title',
};

/**
 * Parses people from a pasted or uploaded CSV list with commas, semicolons or tabs, and quoted fields. A first line of
 * headings defines the columns; without it they are in the order of COLUMNS.
 */
export function inviteLines(text: string): InviteLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => fieldsOf(line, separatorOf(line)));
  const headings = rows[0]?.map((name) => HEADINGS[name.toLowerCase()]) ?? [];
  const hasHeadings = headings.includes('email');
  const columns = hasHeadings ? headings : COLUMNS;
  return (hasHeadings ? rows.slice(1) : rows).map((row) => personOf(row, columns));
}

function separatorOf(line: string): string {
  return ['\t', ';'].find((separator) => line.includes(separator)) ?? ',';
}

function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const part of line.split(/(")/)) {
    if (part === '"') isQuoted = !isQuoted;
    else if (isQuoted) field += part;
    else {
      const [first = '', ...more] = part.split(separator);
      field += first;
      for (const next of more) {
        fields.push(field.trim());
        field = next;
      }
    }
  }
  return [...fields, field.trim()];
}

function personOf(row: readonly string[], columns: readonly (keyof InviteLine | undefined)[]): InviteLine {
  const at = (name: keyof InviteLine) => row[columns.indexOf(name)] ?? '';
  return {
    email: at('email'),
    first_name: at('first_name'),
    last_name: at('last_name'),
    phone_mobile: at('phone_mobile'),
    job_title: at('job_title'),
  };
}
