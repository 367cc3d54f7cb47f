import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#app/screens.ts'
import { screenModules } from './screen-modules.ts'

test('every screen has a module of its own that is there', () => {
  const root = join(import.meta.dirname, '../..')
  const modules = screenModules(root)
  const missing = screens.filter(({ path }) => {
    const module = modules.get(path)
    return module === undefined || !existsSync(join(root, module))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
