import * as v from 'valibot';

/** The database that the child process fills; it reads all other settings from the environment, like the server. */
export const SeedOrderSchema = v.union([
  v.strictObject({ connectionString: v.string() }),
  v.strictObject({ host: v.string(), port: v.number(), user: v.string(), database: v.string() }),
]);

export type SeedOrder = v.InferOutput<typeof SeedOrderSchema>;
