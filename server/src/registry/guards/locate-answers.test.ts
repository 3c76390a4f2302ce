import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../../routes/testing/world.ts';
import { found, refusal } from '../../testing/record-calls.ts';

const world = await openWorld();
const ana = await world.signIn('ana');
afterAll(() => world.stop());

const answers = (...responses: object[]) => ({ responses_json: JSON.stringify(responses) });
const storedAnswers = async (id: number) =>
  JSON.parse(String(Object(await found(ana, `Locate/find/${id}`)).responses_json));

it('an answer is noted with who wrote it down; a changed one says why', async () => {
  const id = await ana.saved('Locate/save', { ticket_num: '20261', ...answers({ utility: 'Gas', answer: 'Not yet' }) });
  await ana.saved('Locate/save', { id, ...answers({ utility: 'Gas', answer: 'Marked' }) });
  const [marked] = await storedAnswers(id);
  expect(marked).toMatchObject({
    utility: 'Gas',
    answer: 'Marked',
    by: expect.stringMatching(/Ana/i),
    at: expect.any(String),
  });
  const changed = { id, ...answers({ utility: 'Gas', answer: 'Conflict' }) };
  expect(await refusal(ana, 'Locate/save', changed)).toMatch(/has answered “Marked” before/);
  await ana.saved('Locate/save', {
    id,
    ...answers({ utility: 'Gas', answer: 'Conflict', note: 'Line found at 0.4 m' }),
  });
  await ana.saved('Locate/save', {
    id,
    ...answers(
      { utility: 'Gas', answer: 'Conflict', note: 'Line found at 0.4 m' },
      { utility: 'Water', answer: 'Clear' },
    ),
  });
  expect(await storedAnswers(id)).toMatchObject([
    { answer: 'Conflict', note: 'Line found at 0.4 m' },
    { utility: 'Water' },
  ]);
});

it.each([
  [{ utility: 'Gas', answer: 'Maybe' }, /answers one of: Clear/],
  [{ utility: ' ', answer: 'Clear' }, /which utility/],
])('%j is refused', async (response, words) => {
  expect(await refusal(ana, 'Locate/save', { ticket_num: '20262', ...answers(response) })).toMatch(words);
});
