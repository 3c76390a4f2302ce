// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PayOfPerson } from './pay-of-person-tab.tsx';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const page = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });
const scales = (...titles: string[]) => JSON.stringify(titles.map((title, index) => ({ title, rate: 30 + index })));

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Union/get': page(
      rowOf('Union', { id: 3, title: 'Local 46', is_default: 1, pay_scales: scales('Journeyperson') }),
      rowOf('Union', { id: 4, title: 'Office', pay_scales: scales('Clerk') }),
    ),
    'AgreementVersion/get': page(
      rowOf('AgreementVersion', { union_id: 4, effective_from: '2026-01-01', pay_scales: scales('Estimator') }),
    ),
    'UserCompanySetting/save': { data: { record_id: 8, slug: 's' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const open = () => openPart(PayOfPerson, { person: { id: 21, slug: 'luis', name: 'Luis Ferreira' } });
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('a person is given an agreement and one of its classifications, those of the version in force', async () => {
  await open();
  await screen.findByLabelText('Agreement');
  expect(optionsOf('Classification')).toEqual(['None', 'Journeyperson']);
  await user.selectOptions(screen.getByLabelText('Agreement'), 'Office');
  expect(optionsOf('Classification')).toEqual(['None', 'Estimator']);
  await user.selectOptions(screen.getByLabelText('Classification'), 'Estimator');
  await user.type(screen.getByLabelText('Employee number'), '1042');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'UserCompanySetting/save')).toMatchObject([
      { user_id: '21', union_id: '4', pay_scale: 'Estimator', employee_num: '1042' },
    ]),
  );
});

it('a classification that the agreement has no more stays until another one is chosen', async () => {
  stored['UserCompanySetting/get'] = page(rowOf('UserCompanySetting', { id: 8, user_id: 21, pay_scale: 'Foreman' }));
  await open();
  expect(await screen.findByDisplayValue('Foreman')).toBeDefined();
  expect(optionsOf('Classification')).toEqual(['None', 'Journeyperson', 'Foreman']);
});

it('who does not manage employees reads it', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Users":{"read":true}}' }) };
  stored['UserCompanySetting/get'] = page(
    rowOf('UserCompanySetting', { id: 8, user_id: 21, union_id: 4, pay_scale: 'Estimator' }),
  );
  await open();
  expect(await screen.findByText('Estimator')).toBeDefined();
  expect(screen.getByText('Office')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
