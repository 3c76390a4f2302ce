import { join } from 'node:path';
import S3rver from 's3rver';
import { fileContents } from './file-contents.ts';

const BUCKETS = ['files', 'files-again'] as const;

type Bucket = (typeof BUCKETS)[number];

/** An S3 server with two buckets for the files of a product. */
export async function fileBuckets(directory: string) {
  const configureBuckets = BUCKETS.map((name) => ({ name, configs: [] }));
  const server = new S3rver({ port: 0, address: '127.0.0.1', directory, silent: true, configureBuckets });
  const { port } = await server.run();
  return {
    close: () => server.close(),
    env: (bucket: Bucket) => ({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    /** The content of every file of a bucket, by path. */
    contents: async (bucket: Bucket) =>
      new Map([...(await fileContents(join(directory, bucket)))].filter(([path]) => path.endsWith('._S3rver_object'))),
  };
}
