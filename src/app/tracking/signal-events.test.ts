import { expect, test } from 'vitest'
import { RefusedContent } from './refused-content.ts'
import { signalEvent } from './signal-events.ts'

const error = (detail: string, cause?: string) =>
  signalEvent(
    {
      at: 1,
      signal: {
        name: 'error',
        entry: {
          kind: 'render',
          what: 'screen',
          detail,
          stack: 'TypeError: x\n at https://h5.example/assets/a-1.js:1:2',
          ...(cause === undefined ? {} : { cause }),
        },
      },
    },
    '/home',
    new RefusedContent(),
  )

test('an error is tracked by its name and that of its cause, without what they say', () => {
  expect(error('TypeError: 张亦明 has no 13000000001')).toMatchObject({ reason: 'TypeError' })
  expect(error('MissingPart: x', 'RangeError: 张亦明; TypeError: y')).toMatchObject({
    reason: 'MissingPart.RangeError',
    place: 'a-1.js:1:2',
  })
  expect(error('MissingPart: x', 'string')).toMatchObject({ reason: 'MissingPart.string' })
  const long = 'A'.repeat(41)
  expect(error(`${long}: x`, `${long}: y`)).toMatchObject({
    reason: `${long}.${long}`.slice(0, 64),
  })
})
