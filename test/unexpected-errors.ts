/**
 * Fails a test that prints an error or a warning and does not assert it (`expectedErrors`), and a
 * file that prints one between its tests.
 */
import { afterAll, afterEach } from 'vitest'
import { expectedErrors } from '#ui/testing/printed-errors.ts'

function refuseUnexpected(): void {
  const unexpected = expectedErrors()
  if (unexpected.length > 0)
    throw new Error(`unexpected in the console: ${unexpected.join('\n\n')}`)
}

afterEach(refuseUnexpected)
afterAll(refuseUnexpected)
