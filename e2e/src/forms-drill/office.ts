/** A question of the drill's form: how its answer stands in a stored form. */
export type Question = { key: string; type: string; label: string; section: 0 | 1; options?: readonly string[] };

export const TOOLS = ['Shovel', 'Pump', 'Laser', 'Saw'] as const;
export const SOILS = ['Clay', 'Sand', 'Rock'] as const;

/** Questions by where they stand; `extra` comes and goes with each version. */
export const QUESTIONS: readonly Question[] = [
  { key: 'ticket', type: 'text', label: 'Ticket', section: 0 },
  { key: 'where', type: 'text', label: 'Where is the trench?', section: 0 },
  { key: 'shored', type: 'boolean', label: 'Is the trench shored?', section: 0 },
  { key: 'depth', type: 'number', label: 'Depth', section: 0 },
  { key: 'soil', type: 'select', label: 'Soil', section: 0, options: SOILS },
  { key: 'photo', type: 'image', label: 'Photo of the trench', section: 0 },
  { key: 'remarks', type: 'textarea', label: 'Remarks', section: 1 },
  { key: 'tools', type: 'checklist', label: 'Tools', section: 1, options: TOOLS },
  { key: 'dug', type: 'date', label: 'Dug on', section: 1 },
  { key: 'digger', type: 'signature', label: 'Digger', section: 1 },
  { key: 'extra', type: 'text', label: 'What is new?', section: 1 },
];

export const SECTIONS = ['Trench', 'Work', 'Complete!'] as const;

function sectionsOf(version: number): object[] {
  const asked = QUESTIONS.filter(({ key }) => key !== 'extra' || version % 2 === 1);
  return SECTIONS.slice(0, 2).map((sectionHeading, at) => ({
    key: `s${at}`,
    sectionHeading,
    fields: asked.filter(({ section }) => section === at).map(storedQuestion),
  }));
}

/** Kinds that the specification does not name stand as text, with the kind beside it. */
function storedQuestion({ key, label, type, options = [] }: Question): object {
  const isExtra = type === 'number' || type === 'signature';
  const question = { key, label, ...(options.length > 0 && { options }) };
  return isExtra ? { ...question, type: 'text', ext: { v: 1, of: type } } : { ...question, type };
}

export type StoredForm = {
  id: number;
  form_json: string;
  user_id: number;
  CompanyFormAcknowledgement: { name: string | null; signature_json: string }[];
};

type Template = { id: number; slug: string; name: string; published: number };

/** The Admin's side: publishes forms, and reads what has arrived. */
export class Office {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(url: string, headers: Record<string, string>) {
    this.#url = url;
    this.#headers = headers;
  }

  static async open(url: string): Promise<Office> {
    const body = new FormData();
    body.set('email', 'admin@fieldspan.test');
    body.set('password', 'fieldspan-demo');
    const response = await fetch(`${url}/api/user/authenticate`, { method: 'POST', body, headers: { origin: url } });
    const { data }: { data: { api_key: string } } = await response.json();
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return new Office(url, { 'api-key': data.api_key, cookie, origin: url });
  }

  /** A form that nobody else fills in. */
  async newForm(name: string): Promise<Template> {
    const [{ id: form_template_id }]: [{ id: number }] = await this.#ask('FormTemplate/get?limit=1');
    const saved: { record_id: number; slug: string } = await this.#save('FormChildTemplate/save', {
      description: name,
      form_template_id,
      draft_json: JSON.stringify(sectionsOf(1)),
    });
    const template = { id: saved.record_id, slug: saved.slug, name, published: 1 };
    await this.#publish(template);
    return template;
  }

  /** Its next version, with another question or without it. */
  async publishAnew(template: Template): Promise<void> {
    template.published += 1;
    await this.#save('FormChildTemplate/save', {
      id: template.id,
      draft_json: JSON.stringify(sectionsOf(template.published)),
    });
    await this.#publish(template);
  }

  storedForms({ id }: Template): Promise<StoredForm[]> {
    const asked = new URLSearchParams({
      filters: JSON.stringify({ child_template_id: id }),
      include: JSON.stringify(['CompanyFormAcknowledgement']),
    });
    return this.#ask(`CompanyForm/get?${asked}`);
  }

  /** Names of the uploads with these ids. */
  async uploadNames(ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const asked = new URLSearchParams({ filters: JSON.stringify({ id: ids }), limit: '200' });
    const rows: { original_filename: string }[] = await this.#ask(`LibraryUpload/get?${asked}`);
    return rows.map(({ original_filename }) => original_filename);
  }

  async #publish({ id }: Template): Promise<void> {
    const { version }: { version: number } = await this.#ask(`FormChildTemplate/find/${id}`);
    await this.#save('FormChildTemplate/publish', { id, version });
  }

  #save<T>(call: string, values: Record<string, string | number>): Promise<T> {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, String(value));
    return this.#ask(call, { method: 'POST', body });
  }

  async #ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(`${this.#url}/api/${path}`, { ...init, headers: this.#headers });
    const { success, data, errors }: { success: boolean; data: T; errors: string[] } = await response.json();
    if (!success) throw new Error(`${path}: ${errors.join(' ')}`);
    return data;
  }
}

export type { Template };
