import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import { sentenceText } from '@fieldspan/contract/sentence';
import { msg } from '@fieldspan/domain/message';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { failureEnvelope } from './envelope.ts';
import { Refusal } from './errors.ts';
import { fault, sentence, term } from './sentence.ts';

const answered = (refusal: Refusal) =>
  v.parse(EnvelopeSchema, failureEnvelope(refusal, { time: new Date(0), session: null }));

it('a refusal with values in it is answered in English, and as other languages need it', () => {
  const refusal = new Refusal('No.', sentence`“${'Pump'}” is a ${term('project')} with ${3} forms.`);
  expect(answered(refusal)).toMatchObject({
    errors: ['No.', '“Pump” is a project with 3 forms.'],
    sentences: [null, { text: '“{{1}}” is a {{2}} with {{3}} forms.', values: ['Pump', { term: 'project' }, 3] }],
  });
});

it('a refusal without values is its own key', () => {
  expect(answered(new Refusal('No.')).sentences).toBeUndefined();
});

it('a mistake in a template is said in another language, values and all', () => {
  const inner = { message: msg('This must be {{max}} at most.'), values: { max: 5 } };
  const outer = { message: msg('Row {{row}}: {{problem}}'), values: { row: 2, problem: inner } };
  const refusal = new Refusal(sentence`Question “${'Depth'}”: ${fault(outer)}`);
  const [said] = answered(refusal).sentences ?? [];
  expect(refusal.errors).toEqual(['Question “Depth”: row 2: This must be 5 at most.']);
  const german = new Map([
    ['Question “{{1}}”: {{2}}', 'Frage „{{1}}“: {{2}}'],
    ['Row {{row}}: {{problem}}', 'Zeile {{row}}: {{problem}}'],
    ['This must be {{max}} at most.', 'Höchstens {{max}}.'],
  ]);
  expect(said && sentenceText(said, (english) => german.get(english) ?? english)).toBe(
    'Frage „Depth“: Zeile 2: Höchstens 5.',
  );
});
