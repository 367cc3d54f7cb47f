import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const root = join(import.meta.dirname, '../..')
const named = classNames(root)

test('classes of equal files in two folders have names of their own', () => {
  const [one, other] = ['content/Way.module.css', 'pension/Way.module.css'].map((file) =>
    named('act', join(root, 'src', file)),
  )
  expect(one).toMatch(/^_act_\w+$/)
  expect(other).toMatch(/^_act_\w+$/)
  expect(one).not.toBe(other)
})

test('a class has the same name in every checkout and for every query of the bundler', () => {
  const elsewhere = classNames('/elsewhere')('act', '/elsewhere/src/ui/Row.module.css')
  expect(named('act', join(root, 'src/ui/Row.module.css'))).toBe(elsewhere)
  expect(named('act', join(root, 'src/ui/Row.module.css?used'))).toBe(elsewhere)
})

test('no two style modules of the app share the name of a class', () => {
  const files = globSync('src/**/*.module.css', { cwd: root })
  const names = new Set(files.map((file) => named('act', join(root, file))))
  expect(files.length).toBeGreaterThan(200)
  expect(names.size).toBe(files.length)
})
