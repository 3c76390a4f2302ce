import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../../routes/testing/world.ts';
import { found, refusal } from '../../testing/record-calls.ts';

const world = await openWorld();
afterAll(() => world.stop());
const ana = await world.signIn('ana');

it('a material is a favourite of trades, each once, and is found by them; what is no trade is refused', async () => {
  const id = await ana.saved('Material/save', { description: 'Tape', favourite_of: 'plumbing, hvac,plumbing' });
  await ana.saved('Material/save', { description: 'Wire', favourite_of: 'electrical' });
  await ana.saved('Material/save', { description: 'Sand' });
  expect(await found(ana, `Material/find/${id}`)).toMatchObject({ favourite_of: 'hvac,plumbing' });
  const named = async (trade: string) =>
    Object((await ana.get('Material/get', { filters: { favourite_of: { like: trade } } })).data).map(
      ({ description }: { description: string }) => description,
    );
  expect(await named('plumbing')).toEqual(['Tape']);
  expect(await named('electrical')).toEqual(['Wire']);
  expect(await refusal(ana, 'Material/save', { id, favourite_of: 'hvac,magic' })).toMatch(/There is no trade magic/);
  await ana.saved('Material/save', { id, favourite_of: '' });
  expect(await found(ana, `Material/find/${id}`)).toMatchObject({ favourite_of: null });
});
