import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Completion } from '../completion.tsx';
import { newCompletion } from '../completion-value.ts';
import type { CompletionValue } from '../completion-value.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { leaveUndrawn } from '@fieldspan/testing/leave-undrawn';

/** Ids of colleagues. */
export const BOB = 11;
const CAT = 12;

const employee = (id: number, first_name: string) =>
  rowOf('User', {
    id,
    slug: first_name.toLowerCase(),
    first_name,
    last_name: 'Test',
    email: `${first_name.toLowerCase()}@north.test`,
    ProfileImage: null,
  });

/** The server's responses to reads of people. */
export const people: Readonly<Record<string, unknown>> = {
  'User/find/dana': {
    ...employee(OWN_ID, 'Dana'),
    UserPermission: [],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  },
  'User/get': [employee(OWN_ID, 'Dana'), employee(BOB, 'Bob'), employee(CAT, 'Cat')],
};

const WAIT = { label: 'Trench check', address: '/do-form/trench' };

type Shown = {
  warnings?: readonly string[];
  from?: Partial<CompletionValue>;
  onSubmitted?: (formId: number) => void;
  onWaiting?: (waiting: OutboxItem) => void;
};

/** The questions are on other pages. */
const onRefused = () => undefined;

const nothing = () => undefined;

/** The test keeps it. */
const keep = async () => undefined;

/**
 * Opens the last page of a form.
 * @returns what the tests look at
 */
export async function openCompletion(shown: Shown = {}) {
  const { warnings = [], from = {}, onSubmitted = nothing, onWaiting = nothing } = shown;
  leaveUndrawn();
  const kept = { value: { ...newCompletion(), ...from } };
  function Page() {
    const [value, setValue] = useState<CompletionValue>(kept.value);
    const onChange = (change: (before: CompletionValue) => CompletionValue) => {
      kept.value = change(kept.value);
      setValue(kept.value);
    };
    const sections = [{ sectionHeading: 'Work area', fields: [] }];
    const form = () => ({
      filled: { form_json: JSON.stringify(sections), child_template_id: 3, job_id: 12 },
      wait: {
        ...WAIT,
        answers: new Map(),
        equipmentId: null,
        after: [],
        replaces: null,
        writer: { userId: OWN_ID, tenantId: 1 },
      },
    });
    const submission = useFormSubmission({ value, onChange, keep, form, onRefused, onSubmitted, onWaiting });
    return <Completion value={value} onChange={onChange} warnings={warnings} submission={submission} />;
  }
  await openRemote(Page, '/');
  await screen.findByRole('region', { name: 'Acknowledgement' });
  return { user: userEvent.setup(), kept };
}

export const dialog = () => within(screen.getByRole('dialog'));
export const acknowledgement = () => within(screen.getByRole('region', { name: 'Acknowledgement' }));
export const participants = () => within(screen.getByRole('region', { name: 'Participants' }));

/** Draws one stroke on the pad, in the pad's coordinates. */
export function draw(...points: readonly (readonly [x: number, y: number])[]): void {
  const pad = dialog()
    .getByRole('figure', { name: /^Signature pad/ })
    .querySelector('canvas');
  if (!pad) throw new Error('The pad has nothing to draw on');
  const at = (type: string, [x, y]: readonly [number, number]) =>
    fireEvent(pad, new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }));
  const [first = [0, 0], ...rest] = points;
  at('pointerdown', first);
  for (const point of rest) at('pointermove', point);
  at('pointerup', points.at(-1) ?? first);
}

/** Signs the acknowledgement with a stroke that is long enough. */
export async function signOwn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
  draw([10, 10], [90, 60]);
  await user.click(dialog().getByRole('button', { name: 'OK' }));
}
