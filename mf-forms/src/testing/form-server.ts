import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';

/** Asks where the person works, and who leads. */
const SECTIONS = [
  {
    sectionHeading: 'Work area',
    fields: [
      { key: 'area', type: 'text', label: 'Where do you work?', requiredField: 1 },
      { key: 'fall', type: 'boolean', label: 'Is fall protection in place?', positiveResponseRequired: 1 },
    ],
  },
  {
    sectionHeading: 'People',
    fields: [{ key: 'who', type: 'text', label: 'Who leads?', default: '$.user.first_name' }],
  },
];

const dana = () =>
  rowOf('User', {
    id: OWN_ID,
    slug: 'dana',
    tenant_id: 1,
    first_name: 'Dana',
    last_name: 'Reid',
    email: 'dana@example.test',
    UserPermission: [rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, role_type: 'Admin' })],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  });

type Sent = { call: string; form: Record<string, string> };

export type FormServer = {
  /** The slug of its only form; a new one for every server, so that no old draft is found. */
  slug: string;
  /** Responses by call. */
  stored: Record<string, unknown>;
  /** Calls that it refuses, with the errors. */
  refused: Record<string, { errors: string[]; data?: unknown; code?: string }>;
  /** Whether the network is away. */
  isAway: boolean;
  sent: (call: string) => Sent[];
  /** The addresses that were read, by call. */
  asked: (call: string) => URL[];
  /** Changes the child template, and the template that it was made from. */
  change: (child: object, template?: object) => void;
};

let servers = 0;

/** Signs Dana in at a server with one form. */
export function formServer(): FormServer {
  servers += 1;
  const slug = `monday-${servers}`;
  const sent: Sent[] = [];
  const template = { id: 2, slug: 'toolbox', title: 'Toolbox', category_id: 1 };
  const child = (more: object = {}, base: object = {}) =>
    rowOf('FormChildTemplate', {
      id: 3,
      slug,
      description: 'Monday talk',
      form_json: JSON.stringify(SECTIONS),
      FormTemplate: { ...template, has_equipment: 0, is_worksheet_form: 0, form_json: null, ...base },
      ...more,
    });
  const stored: Record<string, unknown> = {
    'User/find/dana': dana(),
    'Company/find/1': rowOf('Company', { id: 1, tenant_id: 1, slug: 'north', company_name: 'North' }),
    [`FormChildTemplate/find/${slug}`]: child(),
    'CompanyForm/save': { record_id: 123, slug: 'f' },
    'CompanyFormAcknowledgement/save-batch': { records_saved: 1, records_saved_list: [11] },
  };
  const refused: FormServer['refused'] = {};
  signInAfresh();
  const asked: { call: string; url: URL }[] = [];
  fakeServer(async ({ call, url, request }) => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    if (request.method === 'GET') asked.push({ call, url });
    if (request.method === 'POST') {
      const form = await request.formData();
      sent.push({
        call,
        form: Object.fromEntries(
          [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        ),
      });
    }
    const refusal = refused[call];
    return { body: refusal ? { success: false, ...refusal } : { data: (await stored[call]) ?? [] } };
  });
  const server: FormServer = {
    slug,
    stored,
    isAway: false,
    refused,
    asked: (name) => asked.flatMap(({ call, url }) => (call === name ? url : [])),
    sent: (name) => sent.filter(({ call }) => call === name),
    change: (more, base = {}) => {
      stored[`FormChildTemplate/find/${slug}`] = child(more, base);
    },
  };
  return server;
}
