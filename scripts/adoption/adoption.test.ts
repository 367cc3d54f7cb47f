import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DeviceEvent } from '#offline/events/device-event.ts'
import { BEGAN, madeEvents, numbers, writeEvents } from '#test/bench/adoption/made-events.ts'
import { plainAnswers } from '#test/bench/adoption/plain-answers.ts'
import { openEvents } from './open-events.ts'
import { adoption, newestTime } from './questions.ts'

const DAY = 86_400_000
const folder = await mkdtemp(join(tmpdir(), 'h5-adoption-test-'))

test('every answer is that of a program that reads line by line, with doubled and torn lines and sampled devices', async () => {
  const file = join(folder, 'many.ndjson')
  const random = numbers(3)
  const events: DeviceEvent[] = []
  for (const it of madeEvents(400)) events.push(it.platform === 'ios' ? { ...it, share: 0.25 } : it)
  // In the order of arrival, which is not that of time.
  const arrived = events.map((it) => ({ it, at: random() })).toSorted((a, b) => a.at - b.at)
  await writeEvents(
    file,
    arrived.map(({ it }) => it),
  )
  const lines = (await readFile(file, 'utf8')).split('\n')
  await appendFile(file, `${lines.slice(0, 200).join('\n')}\n{"v":1,"device":"00\n\nno JSON\n`)
  await appendFile(file, `${lines[0]?.replace('"v":1', '"v":2')}\n`)
  const opened = await openEvents([file])
  try {
    expect([opened.count, opened.doubled, opened.newer, opened.unread]).toEqual([
      events.length,
      200,
      1,
      2,
    ])
    for (const span of [
      { from: BEGAN, until: BEGAN + 40 * DAY },
      { from: BEGAN + 5 * DAY, until: BEGAN + 14 * DAY },
    ]) {
      expect(await adoption(opened, span)).toEqual(await plainAnswers(file, span))
    }
    expect(await newestTime(opened)).toBe(Math.max(...events.map(({ time }) => time)))
  } finally {
    await opened.close()
  }
})

test('a file that is not there is named, and one without events has empty answers', async () => {
  const missing = join(folder, 'missing.ndjson')
  await expect(openEvents([missing])).rejects.toThrow(missing)
  const empty = join(folder, 'empty.ndjson')
  await writeFile(empty, '')
  const opened = await openEvents([empty])
  expect(opened.count).toBe(0)
  expect(await adoption(opened, { from: 0, until: DAY })).toEqual({
    versions: [],
    reach: [],
    deliveries: [],
    failures: [],
    openings: [],
    active: [{ day: 0, week: 0, month: 0 }],
  })
  await opened.close()
})
