import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGEST } from './longest-first.ts'

test.each(LONGEST)('%s, which is begun first, is there', (file) => {
  expect(existsSync(join(import.meta.dirname, 'specs', file))).toBe(true)
})
