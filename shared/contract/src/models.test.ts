import { describe, expect, it } from 'vitest';
import type { Model } from './model.ts';
import { isModelName, models } from './models.ts';

const all: Model[] = Object.values(models);

describe.each(all.map((model) => [model.name, model] as const))('%s', (name, model) => {
  it('is in the registry under its own name', () => expect(models).toHaveProperty(name, model));

  it('points only to models that exist', () => {
    const targets = Object.values(model.fields).flatMap((field) => (field.ref ? [field.ref] : []));
    expect(targets.filter((target) => !isModelName(target))).toEqual([]);
  });

  it('joins relations by fields that exist on both sides', () => {
    for (const relation of Object.values(model.relations)) {
      const there: Model | undefined = isModelName(relation.model) ? models[relation.model] : undefined;
      expect(Object.keys(model.fields)).toContain(relation.from);
      expect(Object.keys(there?.fields ?? {})).toContain(relation.to);
    }
  });

  it('links many to many through a model that has both fields and those it adds', () => {
    for (const { via } of Object.values(model.relations)) {
      if (!via) continue;
      const link: Model | undefined = isModelName(via.model) ? models[via.model] : undefined;
      expect(Object.keys(link?.fields ?? {})).toEqual(expect.arrayContaining([via.here, via.there, ...via.adds]));
    }
  });

  it('has no field of its own that a save would take for a word about the save', () => {
    const isWritten = model.write.some((rule) => rule !== '@none');
    const taken = ['id', 'reason', 'version'].filter(
      (field) => isWritten && field in model.fields && model.fields[field]?.readOnly !== true,
    );
    expect(taken).toEqual([]);
  });

  it('searches, sorts and titles by fields of its own', () => {
    const named = [...model.search, ...model.index, ...model.unique.flat(), ...(model.title ? [model.title] : [])];
    expect(Object.keys(model.fields)).toEqual(expect.arrayContaining(named));
  });
});

it.each([
  'Message',
  'MessageThread',
  'Expense',
  'TimeLog',
  'CompanyForm',
  'CompanyFormAcknowledgement',
  'LibraryUpload',
  'LibraryFile',
] as const)('%s is written in the field: its client_key is unique forever', (name) => {
  const model: Model = models[name];
  expect(Object.keys(model.fields)).toContain('client_key');
  expect(model.unique).toContainEqual(['client_key']);
});

it('a model is known only by its own name', () => {
  expect([isModelName('Job'), isModelName('job'), isModelName('__proto__'), isModelName('toString')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
