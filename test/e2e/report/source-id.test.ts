import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceId } from './source-id.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'h5-source-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' }).stdout
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

test('the source is another one with each change of the work tree, and the same when it is back', () => {
  write('a.ts', 'one')
  write('.gitignore', 'dist\n')
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=qa', '-c', 'user.email=qa@example.com', 'commit', '--message=first')
  const status = () => git('status', '--porcelain') + git('count-objects')
  const clean = sourceId(root)
  expect(clean.commit).toMatch(/^[0-9a-f]{8}$/)

  write('a.ts', 'another')
  write('new.ts', 'new')
  const before = status()
  const changed = sourceId(root)
  expect(changed.commit).toBe(`${clean.commit}+`)
  expect(changed.source).not.toBe(clean.source)
  // Nothing is staged, and the repository has no object more.
  expect(status()).toBe(before)

  write('dist', 'ignored')
  expect(sourceId(root)).toEqual(changed)
  write('a.ts', 'one')
  rmSync(join(root, 'new.ts'))
  expect(sourceId(root)).toEqual(clean)
})

test('a folder outside git has no source', () => {
  expect(sourceId(root)).toEqual({ commit: 'unversioned', source: null })
})
