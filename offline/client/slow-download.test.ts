import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withhold } from '../testing/attacker.ts'
import { serveFolder, serve } from '../testing/file-server.ts'
import { openDevice, installed, opens, release } from '../testing/sample-device.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { nodeDisk } from './disk.ts'
import { appendPieces, type Pace } from './download/download.ts'
import { RepositoryFetcher } from './download/repository-fetcher.ts'

/**
 * Takes 100,000 bytes that come so many at a time, each after so many ms; returns the reason and
 * the number of stored bytes.
 */
async function dripped(bytes: number, ms: number, pace: Pace = {}) {
  let time = 0
  async function* pieces() {
    for (let sent = 0; sent < 100_000; sent += bytes) {
      time += ms
      yield Buffer.alloc(bytes)
    }
  }
  const path = join(await temporaryFolder(), 'part')
  const reason = await appendPieces(pieces(), 100_000, path, 'https://mirror', nodeDisk, {
    now: () => time,
    wait: async (it) => void (time += it),
    ...pace,
  }).then(
    () => null,
    (error: unknown) => error,
  )
  return { reason, kept: (await readFile(path)).length, time }
}

const tooSlow = { name: 'PackRefused', reason: 'too_slow' }

describe('a download', () => {
  test('that drips a byte a second ends after the window, and keeps what came', async () => {
    const { reason, kept, time } = await dripped(1, 1000)
    expect(reason).toMatchObject(tooSlow)
    expect({ kept, time }).toEqual({ kept: 30, time: 30_000 })
  })

  test('goes by the rate and the window that it is given', async () => {
    const given = { leastPerSecond: 4000, window: 5000 }
    expect((await dripped(2000, 1000, given)).reason).toMatchObject(tooSlow)
    expect((await dripped(5000, 1000, given)).reason).toBeNull()
    expect((await dripped(1000, 1000, { leastPerSecond: 0 })).reason).toBeNull()
  })

  test('that slows down after a fast beginning ends too', async () => {
    const path = join(await temporaryFolder(), 'part')
    let time = 0
    async function* pieces() {
      yield Buffer.alloc(90_000)
      for (;;) {
        time += 1000
        yield Buffer.alloc(1)
      }
    }
    const pace = { now: () => time }
    const work = appendPieces(pieces(), 100_000, path, 'https://mirror', nodeDisk, pace)
    await expect(work).rejects.toMatchObject(tooSlow)
    expect(time).toBe(60_000)
  })

  test('ends at its time limit, however fast', async () => {
    const { reason, kept } = await dripped(10_000, 1000, { until: 5000 })
    expect(reason).toMatchObject(tooSlow)
    expect(kept).toBe(50_000)
  })

  test('is not too slow for the required pace', async () => {
    expect((await dripped(1000, 1, { bytesPerSecond: 500 })).reason).toBeNull()
  })
})

test('an install from a mirror that drips is refused as too slow, and the next one goes on from there', async () => {
  const world = await installed('1.0.0')
  await release(world, '2.0.0')
  await withhold(world.repoDir, ['deltas', 'entries'])
  let time = 0
  const ranges: (string | undefined)[] = []
  const slow = await serve(
    serveFolder(world.repoDir, (response, body, { url, headers }) => {
      if (url?.endsWith('.zip') !== true) return void response.end(body)
      ranges.push(headers.range)
      if (ranges.length > 1) return void response.end(body)
      response.write(body.subarray(0, 100))
    }),
  )
  const now = () => (time += 20_000)
  const device = await openDevice(world, { repository: slow, pace: { now } })
  await expect(device.install()).rejects.toMatchObject(tooSlow)
  await opens(world, '1.0.0')
  await (await openDevice(world, { repository: slow })).install()
  expect(ranges).toEqual([undefined, 'bytes=100-'])
  await opens(world, '2.0.0')
})

test('metadata has one time limit for all of its files', async () => {
  const silent = await serve(() => undefined)
  const fetcher = new RepositoryFetcher(await temporaryFolder(), 0)
  await expect(fetcher.downloadBytes(`${silent}/2.root.json`, 100)).rejects.toThrow(/cannot fetch/)
})
