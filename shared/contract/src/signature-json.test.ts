import { describe, expect, it } from 'vitest';
import { parseCompletion } from './completion-json.ts';
import { parseSignature } from './signature-json.ts';

const WHOLE = { dataUrl: 'data:image/png;base64,AA', trail: [{ x: 1, y: 2 }, {}], name: 'Uma', sigSkipped: false };

describe('signature_json', () => {
  it('ENT036 holds the picture, the trail with its empty points, the name and whether it was skipped', () => {
    expect(parseSignature(JSON.stringify(WHOLE))).toEqual(WHOLE);
  });

  it('may lack fields that an older version did not write, and contain a flag as a number', () => {
    expect(parseSignature('{"sigSkipped":1,"sigSkippedReason":"Gloves"}')).toEqual({
      dataUrl: '',
      trail: [],
      name: '',
      sigSkipped: true,
      sigSkippedReason: 'Gloves',
    });
  });

  it.each([[null], [''], ['{'], ['3'], ['{"trail":[{"x":"1"}]}'], ['{"trail":{}}']])('is none: %s', (json) => {
    expect(parseSignature(json)).toBeNull();
  });
});

it('the handover of the last page is read as it was, and nothing else is', () => {
  const sent = { formKey: 'k', isTried: true, formId: 7 };
  const kept = { signature: WHOLE, participants: [], sent };
  expect(parseCompletion(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseCompletion({ ...kept, sent: { ...sent, formId: 'seven' } })).toBeNull();
  expect(parseCompletion(undefined)).toBeNull();
});
