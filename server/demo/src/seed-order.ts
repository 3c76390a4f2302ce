import * as v from 'valibot';

/** Which database the seeding process fills; everything else it reads from the environment, as the server did. */
export const SeedOrderSchema = v.union([
  v.strictObject({ connectionString: v.string() }),
  v.strictObject({ host: v.string(), port: v.number(), user: v.string(), database: v.string() }),
]);

export type SeedOrder = v.InferOutput<typeof SeedOrderSchema>;
