import { rowOf } from '../../../shared/testing/src/row-of.ts';

export type Person = { userId: number; tenantId: number };

/** A request as the server reads it. */
export type Ask = { call: string; fields: Readonly<Record<string, string>>; person: Person | null };

/** The answer: parts of an envelope, with a status. */
export type Reply = { status: number; body: object };

type StoredForm = { id: number; clientKey: string; person: Person; sections: unknown; answers: Map<string, unknown> };
type Change = { person: Person; reason: string | undefined };
type StoredPerson = { id: number; clientKey: string; formId: number; name: string };

const ok = (data: unknown): Reply => ({ status: 200, body: { data } });
const saved = (id: number): Reply => ok({ record_id: id, slug: `s${id}` });
const refused = (why: string): Reply => ({ status: 200, body: { success: false, errors: [why] } });

/** What the company's server has. It stores each client key once, as the real one does. */
export class FormServer {
  /** How often the form of a child template was published. */
  readonly published = new Map<string, number>();
  readonly forms: StoredForm[] = [];
  readonly people: StoredPerson[] = [];
  readonly pictures: { id: number; clientKey: string; name: string }[] = [];
  readonly uploads: { id: number; clientKey: string; name: string }[] = [];

  reply({ call, fields, person }: Ask): Reply {
    if (call === 'ErrorLog/save') return ok({});
    if (person === null) return { status: 401, body: { success: false, errors: ['Please sign in.'] } };
    const answer = this.#calls[call];
    if (answer) return answer(fields, person);
    const [model = '', verb, slug = ''] = call.split('/');
    return verb === 'find' ? ok(this.#record(model, slug, person)) : ok([]);
  }

  readonly #calls: Readonly<Record<string, (fields: Ask['fields'], person: Person) => Reply>> = {
    'Message/check-new': () => ok({ threads: [], users: [] }),
    'CompanyForm/start-log': () => ok({}),
    'CompanyForm/save': (fields, person) => this.#saveForm(fields, person),
    'CompanyFormAcknowledgement/save-batch': ({ records = '[]' }) => this.#savePeople(JSON.parse(records)),
    'UploadImage/save': ({ client_key: key = '', id = '' }) => {
      const upload = this.uploads.find((one) => String(one.id) === id);
      if (!upload) return refused('There is no such file.');
      return saved(stored(this.pictures, { clientKey: key, name: upload.name }).id);
    },
    'LibraryUpload/save': ({ client_key: key = '', file = '' }) => {
      const { id } = stored(this.uploads, { clientKey: key, name: file });
      const none = { thumb_filename: null, width: null, height: null };
      const what = { slug: 'f', filename: 'f.jpg', original_filename: file, type: 'image/jpeg', bytes: 5 };
      return ok({ record_id: id, id, ...what, ...none });
    },
  };

  #record(model: string, slug: string, { userId, tenantId }: Person): object {
    if (model === 'User') {
      const entry = rowOf('UserPermission', { id: 1, tenant_id: tenantId, user_id: userId, role_type: 'Admin' });
      const none = { CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
      const named = { first_name: `Person ${userId}`, last_name: 'Reid', email: `${userId}@example.test` };
      return rowOf('User', { id: userId, slug, tenant_id: tenantId, ...named, UserPermission: [entry], ...none });
    }
    if (model === 'Company') return rowOf('Company', { id: tenantId, tenant_id: tenantId, company_name: 'North' });
    const version = this.published.get(slug) ?? 1;
    return rowOf('FormChildTemplate', {
      id: slug === 'trench' ? 3 : 4,
      slug,
      description: slug,
      form_json: JSON.stringify(sectionsOf(version)),
      published_version: version,
      FormTemplate: rowOf('FormTemplate', { id: 2, slug: 'toolbox', title: 'Toolbox', category_id: 1 }),
    });
  }

  #saveForm(fields: Ask['fields'], person: Person): Reply {
    const { id, client_key: clientKey = '', form_json: json = '[]' } = fields;
    const sections: unknown = JSON.parse(json);
    const content = { sections, answers: answersIn(sections) };
    if (id !== undefined) return this.#changeForm(id, content, { person, reason: fields['reason'] });
    const known = this.forms.find((form) => form.clientKey === clientKey);
    if (known) return known.person.tenantId === person.tenantId ? saved(known.id) : refused('There is no such form.');
    const form = { id: this.forms.length + 1, clientKey, person, ...content };
    this.forms.push(form);
    return saved(form.id);
  }

  #changeForm(id: string, content: Pick<StoredForm, 'sections' | 'answers'>, { person, reason }: Change): Reply {
    const form = this.forms.find((one) => String(one.id) === id && one.person.tenantId === person.tenantId);
    if (!form) return refused('There is no such form.');
    if (reason === undefined && this.#isSignedOtherwise(form, content.sections)) return refused('It is signed.');
    return saved(Object.assign(form, content).id);
  }

  /** A signed form is changed for a reason only. */
  #isSignedOtherwise({ id, sections: before }: StoredForm, sections: unknown): boolean {
    return this.people.some(({ formId }) => formId === id) && JSON.stringify(before) !== JSON.stringify(sections);
  }

  #savePeople(records: { form_id: number; client_key: string; name: string }[]): Reply {
    if (records.some(({ form_id: id }) => !this.forms.some((form) => form.id === id))) return refused('No such form.');
    const ids = records.map(
      ({ form_id: formId, client_key: clientKey, name }) => stored(this.people, { clientKey, formId, name }).id,
    );
    return ok({ records_saved: ids.length, records_saved_list: ids });
  }
}

/** Once for each client key. */
function stored<R extends { clientKey: string }>(rows: (R & { id: number })[], row: R): R & { id: number } {
  const known = rows.find(({ clientKey }) => clientKey === row.clientKey);
  if (known) return known;
  const made = { ...row, id: rows.length + 1 };
  rows.push(made);
  return made;
}

/** Answers of a stored form by the key of their question. */
function answersIn(sections: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null) return;
    const key: unknown = Reflect.get(node, 'key');
    if (typeof key === 'string' && 'type' in node) found.set(key, Reflect.get(node, 'value'));
    look(Reflect.get(node, 'fields'));
  };
  look(sections);
  return found;
}

const text = (key: string) => ({ key, type: 'text', label: `What about ${key}?` });

/** Keys of the questions that people answer; `extra` comes and goes with every version, `mover` changes its section. */
export const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'mover', 'extra'] as const;

/** The questions of a version of the form. */
function sectionsOf(version: number): object[] {
  const isOdd = version % 2 === 1;
  const mover = [text('mover')];
  return [
    { key: 'one', sectionHeading: 'Work', fields: [text('ticket'), text('a'), text('b'), ...(isOdd ? mover : [])] },
    { key: 'two', sectionHeading: 'Safety', fields: [text('c'), text('d'), ...(isOdd ? [text('extra')] : [])] },
    {
      key: 'three',
      sectionHeading: 'End',
      fields: [text('e'), { key: 'photo', type: 'image', label: 'Photo' }, ...(isOdd ? [] : mover)],
    },
  ];
}
