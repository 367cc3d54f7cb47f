import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serveFolder, serve } from '#offline/testing/file-server.ts'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { nodeDisk } from '../disk.ts'
import { downloadParts } from './download-parts.ts'

const body = randomBytes(5000)
const spans = [
  { offset: 10, bytes: 90 },
  { offset: 4000, bytes: 1000 },
]
const parts = Buffer.concat([body.subarray(10, 100), body.subarray(4000)])

async function published() {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'pack.zip'), body)
  return { folder, path: join(folder, 'part') }
}

test.each(['a web server', 'a folder'])('parts come one after another from %s', async (from) => {
  const { folder, path } = await published()
  const url =
    from === 'a folder'
      ? pathToFileURL(join(folder, 'pack.zip')).href
      : `${await serve(serveFolder(folder))}/pack.zip`
  await downloadParts(url, spans, path, nodeDisk)
  expect((await nodeDisk.read(path))?.equals(parts)).toBe(true)
})

test.each([1, 89, 90, 91, 700])(
  '%i bytes that came before are not asked for again',
  async (kept) => {
    const { folder, path } = await published()
    await writeFile(path, parts.subarray(0, kept))
    let sent = 0
    const files = serveFolder(folder, (response, part) => {
      sent += part.length
      response.end(part)
    })
    await downloadParts(`${await serve(files)}/pack.zip`, spans, path, nodeDisk)
    expect((await nodeDisk.read(path))?.equals(parts)).toBe(true)
    expect(sent).toBe(parts.length - kept)
  },
)

test('more than was requested is discarded', async () => {
  const { folder, path } = await published()
  await writeFile(path, Buffer.concat([parts, parts]))
  const url = `${await serve(serveFolder(folder))}/pack.zip`
  await expect(downloadParts(url, spans, path, nodeDisk)).rejects.toMatchObject({
    reason: 'length',
  })
  expect(await nodeDisk.size(path)).toBeNull()
})

const range = (text: string, bytes: Buffer) => (response: ServerResponse) =>
  void response.writeHead(206, { 'content-range': text }).end(bytes)

test.each<[string, string, number | null, (response: ServerResponse) => void]>([
  ['the whole file', 'unreachable', null, (response) => void response.writeHead(200).end(body)],
  ['another part', 'unreachable', null, range('bytes 11-100/5000', body.subarray(11, 101))],
  ['an error', 'unreachable', null, (response) => void response.writeHead(503).end()],
  ['too little', 'unreachable', 40, range('bytes 10-99/5000', body.subarray(10, 50))],
  ['too much', 'length', null, range('bytes 10-99/5000', body.subarray(10, 3000))],
])('a server that sends %s is %s', async (_, reason, kept, answer) => {
  const { path } = await published()
  const url = `${await serve((_request, response) => answer(response))}/pack.zip`
  await expect(downloadParts(url, spans, path, nodeDisk)).rejects.toMatchObject({ reason })
  expect(await nodeDisk.size(path)).toBe(kept)
})
