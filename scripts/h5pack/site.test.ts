import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'

const program = fileURLToPath(new URL('../h5pack.ts', import.meta.url))

function h5pack(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the kill switch is one command, and touches the worker alone', async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'b'))
  await writeFile(join(folder, 'index.html'), 'page')
  await writeFile(join(folder, 'sw.js'), 'onfetch = null')
  const { status, stdout } = h5pack('site', '--worker', 'off', '--out', folder, '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, worker: 'off' })
  expect(await readFile(join(folder, 'sw.js'), 'utf8')).toContain('unregister')
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('page')
})

test('a worker is on or off', () => {
  const { status, stderr } = h5pack('site', '--worker', 'maybe')
  expect(status).toBe(2)
  expect(stderr).toContain('--worker takes on or off, not "maybe"')
})
