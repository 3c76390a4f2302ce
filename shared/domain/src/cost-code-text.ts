/** A cost code of a project as people read it: 03-100 Forms. */
export const costCodeText = ({ code, title }: { code: string; title: string }): string => `${code} ${title}`;
