import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { failureEnvelope } from './envelope.ts';
import { Refusal } from './errors.ts';
import { sentence, term } from './sentence.ts';

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
