import { createHash, randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serveFolder, serve } from '#offline/testing/file-server.ts'
import { flipped } from '#offline/testing/sample-device.ts'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { nodeDisk } from '../disk.ts'
import { download, DownloadPaused } from './download.ts'

const body = randomBytes(300_000)
const sha256 = createHash('sha256').update(body).digest('hex')

async function published() {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'pack.zip'), body)
  const path = join(folder, 'part')
  const wanted = (base: string, bytes = body.length) => ({ url: `${base}/pack.zip`, bytes, sha256 })
  const arrived = async () => (await readFile(path)).equals(body)
  return { folder, path, wanted, arrived }
}

describe('a download', () => {
  test('goes on from where it was cut off, and asks for the rest alone', async () => {
    const { folder, path, wanted, arrived } = await published()
    const asked: (string | undefined)[] = []
    const base = await serve(
      serveFolder(folder, (response, part, { headers }) => {
        asked.push(headers.range)
        if (asked.length > 1) return void response.end(part)
        response.write(part.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 50))
      }),
    )
    await expect(download(wanted(base), path, nodeDisk)).rejects.toMatchObject({
      reason: 'unreachable',
    })
    const { size } = await stat(path)
    expect(size).toBeGreaterThan(0)
    await download(wanted(base), path, nodeDisk)
    expect(asked).toEqual([undefined, `bytes=${size}-`])
    expect(await arrived()).toBe(true)
  })

  test('starts over when the server does not support ranges', async () => {
    const { folder, path, wanted, arrived } = await published()
    await writeFile(path, body.subarray(0, 1000))
    const files = serveFolder(folder)
    const base = await serve((request, response) => {
      delete request.headers.range
      files(request, response)
    })
    await download(wanted(base), path, nodeDisk)
    expect(await arrived()).toBe(true)
  })

  test('accepts no part other than the requested one', async () => {
    const { path, wanted } = await published()
    await writeFile(path, body.subarray(0, 1000))
    const base = await serve((_, response) =>
      response.writeHead(206, { 'content-range': 'bytes 5-9/300000' }).end('other'),
    )
    await expect(download(wanted(base), path, nodeDisk)).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })

  test('starts over when the server cannot resume', async () => {
    const { folder, path, wanted, arrived } = await published()
    await writeFile(path, body.subarray(0, 1000))
    const files = serveFolder(folder)
    const base = await serve((request, response) => {
      if (request.headers.range === undefined) files(request, response)
      else response.writeHead(416).end()
    })
    await download(wanted(base), path, nodeDisk)
    expect(await arrived()).toBe(true)
  })

  test.each<[string, Buffer]>([
    ['zeros from a power loss', Buffer.alloc(5000)],
    ['bytes of something else', flipped(body, 3).subarray(0, 200_000)],
    ['the whole file, damaged', flipped(body, 299_999)],
    ['more than there is', Buffer.concat([body, body])],
  ])('that finds %s begins again', async (_, rest) => {
    const { folder, path, wanted, arrived } = await published()
    await writeFile(path, rest)
    await download(wanted(await serve(serveFolder(folder))), path, nodeDisk)
    expect(await arrived()).toBe(true)
  })

  test('is checked by length before anything else, also without one in the answer', async () => {
    const { path, wanted } = await published()
    const base = await serve((_, response) => {
      for (let it = 0; it < 10; it += 1) response.write(body)
      response.end()
    })
    await expect(download(wanted(base), path, nodeDisk)).rejects.toMatchObject({ reason: 'length' })
    expect(await nodeDisk.size(path)).toBeNull()
  })

  test('of other bytes is refused, and nothing of it stays', async () => {
    const { folder, path, wanted } = await published()
    await writeFile(join(folder, 'pack.zip'), flipped(body, 150_000))
    const base = await serve(serveFolder(folder))
    await expect(download(wanted(base), path, nodeDisk)).rejects.toMatchObject({ reason: 'hash' })
    expect(await nodeDisk.size(path)).toBeNull()
  })

  test('that stalls fails after the time limit', async () => {
    const { folder, path, wanted } = await published()
    const base = await serve(
      serveFolder(folder, (response, part) => response.write(part.subarray(9))),
    )
    await expect(download(wanted(base), path, nodeDisk, { patience: 100 })).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })

  test('keeps to its pace', async () => {
    const { folder, path, wanted } = await published()
    let waited = 0
    const wait = async (ms: number) => void (waited = Math.max(waited, ms))
    const base = await serve(serveFolder(folder))
    await download(wanted(base), path, nodeDisk, { bytesPerSecond: 30_000, wait })
    // 300,000 bytes at 30,000 a second are due after ten seconds.
    expect(waited).toBeGreaterThan(8000)
    expect(waited).toBeLessThanOrEqual(10_000)
  })

  test('stops when it is instructed to wait, and resumes later', async () => {
    const { folder, path, wanted, arrived } = await published()
    let pieces = 0
    const mayGoOn = () => (pieces += 1) < 3
    const base = await serve(serveFolder(folder))
    await expect(download(wanted(base), path, nodeDisk, { mayGoOn })).rejects.toThrow(
      DownloadPaused,
    )
    expect(await nodeDisk.size(path)).toBeGreaterThan(0)
    await download(wanted(base), path, nodeDisk)
    expect(await arrived()).toBe(true)
  })
})
