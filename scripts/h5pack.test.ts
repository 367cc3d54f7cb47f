import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { samplePack, temporaryFolder } from '#offline/testing/sample-pack.ts'

const program = fileURLToPath(new URL('h5pack.ts', import.meta.url))

function h5pack(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a pack goes from the zip to the device', async () => {
  const folder = await temporaryFolder()
  const { zip } = await samplePack('1.2.0')
  const repo = ['--repo', join(folder, 'repository')]
  const device = ['--device', join(folder, 'device')]
  expect(h5pack('verify', zip)).toMatchObject({ status: 0, stderr: '' })
  expect(h5pack('inspect', zip).stdout).toContain('fund-h5 1.2.0')
  expect(
    h5pack('publish', zip, ...repo, '--keys', join(folder, 'keys'), '--channel', 'local').stdout,
  ).toContain('version 1.2.0 published: release 1')
  expect(h5pack('install', ...repo, ...device, '--channel', 'local').stdout).toContain(
    'installed version 1.2.0',
  )
  expect(h5pack('status', ...repo, ...device).stdout).toContain('opens version 1.2.0, release 1')
})

test('a damaged pack ends with 1, its findings and one sentence', async () => {
  const { zip } = await samplePack('1.2.0')
  await writeFile(zip, (await readFile(zip)).subarray(1))
  const { status, stdout, stderr } = h5pack('verify', zip)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^(form|zip): /)
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/is not a valid pack/)])
})

test.each([[[]], [['fly']], [['verify']], [['install', '--fly']]])(
  'a wrong command line %j ends with 2',
  (args) => {
    expect(h5pack(...args).status).toBe(2)
  },
)

test('an install without a repository says what to do', async () => {
  const folder = await temporaryFolder()
  const { status, stderr } = h5pack('install', '--repo', folder, '--device', join(folder, 'device'))
  expect(status).toBe(1)
  expect(stderr).toContain('publish a pack first')
})
