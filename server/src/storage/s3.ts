import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { hasCode } from '@fieldspan/domain/is-error';
import { checkedKey, isKey } from './storage.ts';
import type { ByteRange, Storage } from './storage.ts';

export type S3Options = {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const PART_BYTES = 8 * 1024 * 1024;

/**
 * Any S3-compatible store. The client library (13 MB of modules) is loaded only if a store is configured. Checksums are
 * sent only where a call requires them, because older stores refuse the newer ones.
 */
export async function openS3(options: S3Options): Promise<Storage> {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey } = options;
  const client = new s3.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket, Key: checkedKey(key) });

  async function put(key: string, body: Readable | Uint8Array): Promise<void> {
    // Uploads two parts at a time, so that memory stays at 16 MB for any file size.
    await new Upload({ client, params: { ...at(key), Body: body }, partSize: PART_BYTES, queueSize: 2 }).done();
  }

  return {
    put,

    async adopt(key, path) {
      await put(key, createReadStream(path));
      await rm(path, { force: true });
    },

    async get(key, range) {
      const { Body } = await client.send(new s3.GetObjectCommand({ ...at(key), ...rangeHeader(range) }));
      if (Body instanceof Readable) return Body;
      throw new TypeError('The object store answered without a stream');
    },

    async head(key) {
      try {
        const { ContentLength } = await client.send(new s3.HeadObjectCommand(at(key)));
        return { bytes: ContentLength ?? 0 };
      } catch (error) {
        if (hasCode(error, 'NotFound', 'NoSuchKey')) return null;
        throw error;
      }
    },

    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },

    async *keys(prefix) {
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined && isKey(Key)) yield Key;
    },
  };
}

function rangeHeader(range: ByteRange | undefined) {
  return range ? { Range: `bytes=${range.start}-${range.end}` } : {};
}
