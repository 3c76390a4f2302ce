import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';

type Permission = { role_type: 'Admin' | 'Basic'; module_permissions?: string };

/** The signed-in person as User/find returns them. */
export function person({ role_type, module_permissions }: Permission, more: object = {}): object {
  const permission = {
    id: 1,
    slug: 'p',
    tenant_id: 1,
    user_id: OWN_ID,
    created_at: '',
    updated_at: '',
    version: 1,
    role_type,
    module_permissions: module_permissions ?? null,
    is_inactive: 0,
    invite_accepted: 1,
    invite_declined: 0,
  };
  const values = {
    id: OWN_ID,
    tenant_id: 1,
    slug: 'dana',
    first_name: 'Dana',
    last_name: 'Okafor',
    email: 'dana@fieldspan.test',
    UserPermission: [permission],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  };
  return rowOf('User', { ...values, ...more });
}

/** What the fake server has, by call; `data` and `meta` of the response, or a refusal. */
export type Stored = Record<string, Said>;

type Said = {
  data?: unknown;
  meta?: object;
  success?: false;
  errors?: string[];
  status?: number;
  code?: string;
  /** The responses from the second time on. */
  next?: Said;
};

/**
 * Signs in at a fake server that responds from `stored`; everything else is an empty list.
 * @returns the requests as they arrive
 */
export function signedIn(stored: Stored): Request[] {
  signInAfresh();
  return fakeServer(({ call, url }) => {
    const { status = 200, next, ...body } = stored[call] ?? noRows(url);
    if (next !== undefined) stored[call] = next;
    return { status, body };
  });
}

/** An empty list, with the sums that were asked for. */
function noRows({ searchParams }: URL): Said {
  const fields: string[] = JSON.parse(searchParams.get('sum') ?? '[]');
  return { data: [], meta: { count: 0, num_pages: 1, sums: Object.fromEntries(fields.map((field) => [field, 0])) } };
}

/** The last query of a list call that reads rows and does not only count them, with its objects parsed. */
export function lastList(asked: readonly Request[], call: string): Record<string, unknown> {
  const isPage = (url: URL) => url.pathname === `/api/${call}` && !isCount(url);
  const request = asked.findLast(({ url }) => isPage(new URL(url)));
  const params = [...new URL(request?.url ?? 'http://none').searchParams];
  return Object.fromEntries(params.map(([key, value]) => [key, JSON.parse(value)]));
}

/** A page of one row, read because of the number of all in its `meta`: the counts of chips. */
const isCount = ({ searchParams }: URL): boolean => searchParams.get('limit') === '1' && searchParams.has('page');

/** The forms that were sent to a save, in order. */
export function savedForms(asked: readonly Request[], call: string): Promise<Record<string, unknown>[]> {
  const saves = asked.filter(({ url, method }) => method === 'POST' && new URL(url).pathname === `/api/${call}`);
  return Promise.all(saves.map(async (request) => Object.fromEntries(await request.clone().formData())));
}
