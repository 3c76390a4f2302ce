import { type Configuration, rspack } from '@rspack/core';

/** @throws Error with the build's problems */
export function compile(config: Configuration): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const compiler = rspack(config);
  compiler.run((failure, stats) => {
    const problems = stats?.hasErrors() === true ? stats.toString({ all: false, errors: true, colors: false }) : null;
    compiler.close(() => ((failure ?? problems) ? reject(new Error(problems ?? String(failure))) : resolve()));
  });
  return promise;
}
