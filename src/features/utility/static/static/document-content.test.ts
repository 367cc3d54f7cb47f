import { QueryClient } from '@tanstack/react-query'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { documentContent } from './document-content.ts'

const PDF = Buffer.from('%PDF-1.4 of some bytes')
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const status = Number(/^\/(\d{3})/.exec(url)?.[1] ?? 200)
    response.writeHead(status).end(PDF)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

const fetchContent = (path: string, isPdf: boolean) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    documentContent({ href: `${origin}${path}`, isPdf, own: true }),
  )

test('the whole PDF is fetched', async () => {
  expect((await fetchContent('/a.pdf', true)).bytes).toEqual(new Uint8Array(PDF))
})

test('a page is only checked to exist, because its frame fetches it', async () => {
  expect(await fetchContent('/a', false)).toEqual({ bytes: null })
})

test.each([
  ['/404.pdf', true],
  ['/410', false],
])('%s is refused as not found', async (path, isPdf) => {
  const error: unknown = await fetchContent(path, isPdf).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(CallRefused)
  expect(error).toMatchObject({ retCode: RET.notFound })
})

test.each(['/500.pdf', '/503'])('%s fails with its status', async (path) => {
  await expect(fetchContent(path, true)).rejects.toMatchObject({ reason: 'status' })
})

test('a host that cannot be reached fails as a network error', async () => {
  const nowhere = documentContent({ href: 'http://127.0.0.1:9/a.pdf', isPdf: true, own: true })
  const error: unknown = await new QueryClient({ defaultOptions: { queries: { retry: false } } })
    .fetchQuery(nowhere)
    .catch((it: unknown) => it)
  expect(error).toBeInstanceOf(CallFailure)
  expect(error).toMatchObject({ reason: 'network' })
})
