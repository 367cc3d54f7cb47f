import { expect, onTestFinished, test } from 'vitest'
import { blobBytes } from './blob-bytes.ts'

const file = new Blob([Uint8Array.from([1, 2, 3, 255])]).slice(1)

test('the bytes of a file are read', async () => {
  expect([...(await blobBytes(file))]).toEqual([2, 3, 255])
})

test('the bytes of a file are read where a file does not give them itself, as in Safari 14.0', async () => {
  const own = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer') ?? {}
  onTestFinished(() => {
    Object.defineProperty(Blob.prototype, 'arrayBuffer', own)
  })
  expect(Reflect.deleteProperty(Blob.prototype, 'arrayBuffer')).toBe(true)
  expect([...(await blobBytes(file))]).toEqual([2, 3, 255])
})
