import { describe, expect, test } from 'vitest'
import { explainS3 } from './s3-errors.ts'
import { StoreError } from './store.ts'

const failing = { place: 's3://packs/h5', bucket: 'packs', doing: 'write metadata/timestamp.json' }
const named = (name: string, more: object = {}, message = 'UnknownError') =>
  Object.assign(new Error(message), { name, ...more })

describe('an error of the store', () => {
  test.each([
    [
      named('AccessDenied'),
      /does not allow these keys to write metadata\/timestamp\.json\. Allow them s3:/,
    ],
    [named('ExpiredToken'), /have expired\. Sign in again\./],
    [
      named('PermanentRedirect'),
      /"packs" is in another region\. Give --region, or set AWS_REGION\./,
    ],
    [named('Error', {}, 'Region is missing'), /No region is known for the bucket "packs"\. Give/],
    [
      named('RequestTimeTooSkewed'),
      /clock differs from the clock of s3:\/\/packs\/h5\. Set it right\./,
    ],
    [named('NotImplemented'), /does not support all of S3\. Ask/],
    [named('TimeoutError'), /does not answer\. Check --endpoint/],
    [named('Error', { code: 'ENOTFOUND' }), /cannot be reached \(ENOTFOUND\)\. Check/],
    [named('BadDigest'), /received other bytes of metadata\/timestamp\.json than were sent\. Try/],
    [
      named('SlowDown', { $metadata: { httpStatusCode: 503 } }),
      /failed to write metadata\/timestamp\.json \(SlowDown, status 503\)\. Try again\./,
    ],
    [named('Error', {}, 'key=secret'), /failed to write .* \(no reason\)\. Try again\./],
  ])('%s becomes a sentence and the next step', (error, words) => {
    const told = explainS3(error, failing)
    expect(told).toBeInstanceOf(StoreError)
    expect(told.message).toMatch(words)
    expect(told.message).toBe(`${told.what} ${told.next}`)
    expect(told.cause).toBe(error)
  })

  test('that is explained already stays as it is', () => {
    const told = new StoreError('What.', 'Next.')
    expect(explainS3(told, failing)).toBe(told)
  })
})
