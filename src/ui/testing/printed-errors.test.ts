import { expect, test, vi } from 'vitest'
import { watchErrors } from './printed-errors.ts'

function watched() {
  const printed = vi.fn<(...parts: readonly unknown[]) => void>()
  const page = { error: printed, warn: printed, log: printed }
  return { page, printed, errors: watchErrors(page) }
}

test('collects errors and warnings with their parts filled in, and prints neither', () => {
  const { page, printed, errors } = watched()
  page.error('An update to %s was not wrapped in act(...)', 'Sheet')
  page.warn(new Error('refused'))
  page.log('shown')
  expect(errors.take()).toEqual([
    'An update to Sheet was not wrapped in act(...)',
    expect.stringContaining('Error: refused'),
  ])
  expect(printed.mock.calls).toEqual([['shown']])
})

test('forgets what was taken', () => {
  const { page, errors } = watched()
  page.error('once')
  errors.take()
  expect(errors.take()).toEqual([])
})

test('a part that is loaded after its screen was closed is no error of the test', () => {
  const { page, errors } = watched()
  page.error('A suspended resource finished loading inside a test, but the event was not wrapped')
  page.error('An update to %s inside a test was not wrapped in act(...).', 'Home')
  expect(errors.take()).toEqual(['An update to Home inside a test was not wrapped in act(...).'])
})
