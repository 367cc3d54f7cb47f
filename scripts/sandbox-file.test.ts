import { expect, test } from 'vitest'
import { sandboxFile } from './sandbox-file.ts'

test.each([
  [5180, false, 'sandbox.sqlite'],
  [5180, true, 'sandbox-data.sqlite'],
  [5190, false, 'sandbox-5190.sqlite'],
  [5190, true, 'sandbox-data-5190.sqlite'],
])('the sandbox at port %d, with real data %s, is in %s', (port, hasData, file) => {
  expect(sandboxFile(port, hasData)).toBe(file)
})
