import type * as S3 from '@aws-sdk/client-s3';
import { isError } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { StoreAwayError } from './release-store.ts';

/** A bucket in an S3-compatible store. */
export type Bucket = {
  name: string;
  /** Prefix of every key; empty for the bucket's root. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type BucketObject = { bytes: Uint8Array; tag: string };

/** Condition of a write: the object does not exist (`create`), or still has this tag; without a condition always. */
type Condition = { create: true } | { tag: string };

type Sdk = { s3: typeof S3; client: S3.S3Client };

const FailureSchema = v.object({ name: v.string(), $metadata: v.object({ httpStatusCode: v.number() }) });

/** The error that a store answered; null when it did not answer. */
function failureOf(error: unknown): { name: string; status: number } | null {
  const parsed = v.safeParse(FailureSchema, error);
  return parsed.success ? { name: parsed.output.name, status: parsed.output.$metadata.httpStatusCode } : null;
}

/** The S3 client (13 MB of modules) is loaded only when a bucket is configured. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: Bucket): Promise<Sdk> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Older stores refuse the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
  });
  return { s3, client };
}

/** The few bucket requests that a registry makes. A refused or unanswered request throws StoreAwayError. */
export class BucketClient {
  readonly place: string;
  readonly #bucket: Bucket;
  #sdk: Promise<Sdk> | null = null;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
    this.place = ['s3:/', bucket.name, bucket.prefix].filter((part) => part !== '').join('/');
  }

  #at(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: this.#keyed(path) };
  }

  #keyed(path: string): string {
    const { prefix } = this.#bucket;
    return prefix === '' ? path : `${prefix}/${path}`;
  }

  async #ask<T>(task: (sdk: Sdk) => Promise<T>): Promise<T> {
    this.#sdk ??= connect(this.#bucket);
    return task(await this.#sdk);
  }

  #away(error: unknown): StoreAwayError {
    const words = (isError(error) ? `${error.name}: ${error.message}` : String(error)).replace(/^Error: /, '');
    return new StoreAwayError(`${this.place} did not do what it was asked. ${words}`, { cause: error });
  }

  /** Null when the object does not exist; a missing bucket is an error. */
  async #ifThere<T>(task: Promise<T>): Promise<T | null> {
    try {
      return await task;
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.status === 404 && failure.name !== 'NoSuchBucket') return null;
      throw this.#away(error);
    }
  }

  async get(path: string): Promise<BucketObject | null> {
    return this.#ask(({ s3, client }) =>
      this.#ifThere(
        client.send(new s3.GetObjectCommand(this.#at(path))).then(async ({ Body, ETag = '' }) => ({
          bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(),
          tag: ETag,
        })),
      ),
    );
  }

  async head(path: string): Promise<{ tag: string; written: string | undefined } | null> {
    const found = await this.#ask(({ s3, client }) =>
      this.#ifThere(client.send(new s3.HeadObjectCommand(this.#at(path)))),
    );
    return found === null ? null : { tag: found.ETag ?? '', written: found.Metadata?.['written'] };
  }

  /** @returns false when the condition did not hold, or somebody else wrote at the same moment */
  async put(path: string, Body: Uint8Array | string, condition?: Condition): Promise<boolean> {
    const conditions =
      condition === undefined ? {} : 'tag' in condition ? { IfMatch: condition.tag } : { IfNoneMatch: '*' };
    const Metadata = { written: String(Date.now()) };
    try {
      await this.#ask(({ s3, client }) =>
        client.send(new s3.PutObjectCommand({ ...this.#at(path), Body, Metadata, ...conditions })),
      );
      return true;
    } catch (error) {
      const status = failureOf(error)?.status;
      // 404: the object to replace no longer exists.
      if (condition !== undefined && (status === 412 || status === 409 || (status === 404 && 'tag' in condition)))
        return false;
      throw this.#away(error);
    }
  }

  async delete(path: string): Promise<void> {
    await this.#ask(({ s3, client }) => this.#ifThere(client.send(new s3.DeleteObjectCommand(this.#at(path)))));
  }

  /**
   * Everything below a folder: path inside it, and tag. With `isFlat` only its direct content, folders without a tag.
   */
  async list(folder: string, isFlat: boolean): Promise<Map<string, string>> {
    const start = this.#keyed(`${folder}/`);
    const found = new Map<string, string>();
    let token: string | undefined;
    do {
      const page = await this.#page(start, { isFlat, token });
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) found.set(Prefix.slice(start.length, -1), '');
      for (const { Key = '', ETag = '' } of page.Contents ?? []) found.set(Key.slice(start.length), ETag);
      token = page.NextContinuationToken;
    } while (token !== undefined && token !== '');
    return found;
  }

  async #page(Prefix: string, { isFlat, token }: { isFlat: boolean; token: string | undefined }) {
    const more = {
      ...(isFlat && { Delimiter: '/' }),
      ...(token !== undefined && { ContinuationToken: token }),
    };
    try {
      return await this.#ask(({ s3, client }) =>
        client.send(new s3.ListObjectsV2Command({ Bucket: this.#bucket.name, Prefix, ...more })),
      );
    } catch (error) {
      throw this.#away(error);
    }
  }
}
