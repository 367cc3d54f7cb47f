import { expect, test } from 'vitest'
import { canReadPdf } from './pdf-support.ts'

const present = () => undefined
const recent = { prototype: { toSorted: present } }

test.each([
  ['Chrome 118', { OffscreenCanvas: present, Worker: present, Array: recent }, true],
  ['Chrome 87', { OffscreenCanvas: present, Worker: present, Array: { prototype: {} } }, false],
  ['Safari 14', { Worker: present, Array: { prototype: {} } }, false],
  ['Safari 16.0', { Worker: present, Array: recent }, false],
  ['no workers', { OffscreenCanvas: present, Array: recent }, false],
])('in %s a PDF can be read: %o', (_name, engine, can) => {
  expect(canReadPdf(engine)).toBe(can)
})
