import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleRepository } from '#offline/testing/sample-repository.ts'
import { runCommand } from '#scripts/testing/run-command.ts'

test('the events of an install say what came and how, and reports of its release are written', async () => {
  const { folder } = await sampleRepository('1.0.0')
  const h5pack = (line: string) => runCommand(folder, line)
  await h5pack('install --repo repository --device phone --events events.ndjson')
  const lines = (await readFile(join(folder, 'events.ndjson'), 'utf8')).trim().split('\n')
  expect(lines.map((it): unknown => JSON.parse(it))).toMatchObject([
    { n: 1, kind: 'offered', version: '1.0.0', platform: 'android' },
    { n: 2, kind: 'downloaded', way: 'zip' },
    { n: 3, kind: 'installed', release: 1 },
  ])
  const said = await h5pack('adoption events.ndjson --release 1 --reports reports.json')
  expect(said.stdout).toContain('3 events\n')
  expect(said.stdout).toMatch(/^zip +1 /m)
  expect(said.stdout).toContain('How far releases have come')
  expect(JSON.parse(await readFile(join(folder, 'reports.json'), 'utf8'))).toEqual({
    release: 1,
    reports: [],
  })
})

test.each([
  ['adoption none.ndjson', /none\.ndjson cannot be read/],
  ['adoption a --days 0', /--days takes a whole number above 0/],
  ['adoption a --until soon', /--until takes a date/],
  ['adoption a --release 3', /belong together/],
])('%j is refused with the reason', async (line, reason) => {
  const { folder } = await sampleRepository('1.0.0')
  await runCommand(folder, 'install --repo repository --device phone --events a')
  const { status, stderr } = await runCommand(folder, line)
  expect(status).not.toBe(0)
  expect(stderr).toMatch(reason)
})
