import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { BridgeError } from './bridge-error.ts'

test('an error of the bridge has its cause, and none that has none', () => {
  const cause = new TypeError('postMessage is not a function')
  const failed = new BridgeError('transport', 'share', 'the call did not leave the page', { cause })
  expect(failed.cause).toBe(cause)
  expect('cause' in new BridgeError('aborted', 'share', 'the caller aborted it')).toBe(false)
})

test('it has it where errors keep no cause that they are given, as on the oldest webviews', () => {
  // The class as it is, over an `Error` that ignores its second argument.
  const made: unknown = runInNewContext(
    `const Native = Error
     {
       const Error = class extends Native { constructor(message) { super(message) } }
       const Made = ${BridgeError.toString()}
       new Made('transport', 'share', 'x', { cause: 'why' })
     }`,
  )
  expect(made).toMatchObject({ message: 'share: x', cause: 'why' })
})
