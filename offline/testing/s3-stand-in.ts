import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { cephKeys } from './ceph.ts'
import { serve } from './file-server.ts'

/**
 * The answer of a store to a condition of a write, by its documentation: `s3` as AWS;
 * `create` as AWS, but every `If-Match` is refused as unknown; `oss`, `cos` and `obs` by a header of
 * their own; `ignores` writes whatever the condition; `refuses` has no conditions at all.
 */
export type Dialect = 's3' | 'create' | 'oss' | 'cos' | 'obs' | 'ignores' | 'refuses'

interface Refusal {
  readonly status: number
  readonly code: string
}

const UNKNOWN: Refusal = { status: 501, code: 'NotImplemented' }
const FAILED: Refusal = { status: 412, code: 'PreconditionFailed' }
const OWN_HEADERS: Partial<Record<Dialect, readonly [string, string]>> = {
  oss: ['x-oss-forbid-overwrite', 'FileAlreadyExists'],
  cos: ['x-cos-forbid-overwrite', 'FileAlreadyExists'],
  obs: ['x-obs-forbid-overwrite', 'ObjectAlreadyExists'],
}

interface StandIn {
  readonly endpoint: string
  /** The paths of all PUT requests that were answered with success, in order. */
  readonly written: readonly string[]
  /** The objects by their keys. */
  readonly objects: ReadonlyMap<string, Buffer>
}

/**
 * A small S3 store in memory until the test ends, with one bucket `packs` and the tests' keys in
 * the environment: objects up to a part's length, listed on one page. Stands in for stores that
 * cannot be run here.
 */
export async function s3StandIn(dialect: Dialect): Promise<StandIn> {
  for (const [name, value] of Object.entries(cephKeys)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const objects = new Map<string, Buffer>()
  const kinds = new Map<string, Readonly<Record<string, string>>>()
  const written: string[] = []
  const endpoint = await serve((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => answer(request, response, Buffer.concat(pieces)))
  })

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', endpoint)
    const key = decodeURIComponent(pathname.replace(/^\/packs\/?/, ''))
    const there = objects.get(key)
    if (searchParams.has('uploads')) return xml(response, 501, error('NotImplemented'))
    if (key === '') return xml(response, 200, listing(objects, searchParams.get('prefix') ?? ''))
    if (request.method === 'PUT') {
      const refusal = refusalFor(request, there)
      if (refusal !== null) return xml(response, refusal.status, error(refusal.code))
      objects.set(key, body)
      const { 'content-type': type = '', 'cache-control': caching = '' } = request.headers
      kinds.set(key, { 'Content-Type': type, 'Cache-Control': caching })
      written.push(key)
      return void response.writeHead(200, { ETag: etag(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (there === undefined) return xml(response, 404, error('NoSuchKey'))
    const about = { ETag: etag(there), 'Content-Length': there.length }
    response.writeHead(200, { ...kinds.get(key), ...about })
    response.end(request.method === 'HEAD' ? undefined : there)
  }

  function refusalFor({ headers }: IncomingMessage, there: Buffer | undefined): Refusal | null {
    if (dialect === 'ignores') return null
    const { 'if-match': match, 'if-none-match': noneMatch } = headers
    const [own = '', code = ''] = OWN_HEADERS[dialect] ?? []
    if (headers[own] === 'true' && there !== undefined) return { status: 409, code }
    if (match !== undefined && dialect !== 's3') return UNKNOWN
    if (noneMatch !== undefined && dialect !== 's3' && dialect !== 'create') return UNKNOWN
    if (noneMatch === '*' && there !== undefined) return FAILED
    return match === undefined || (there !== undefined && match === etag(there)) ? null : FAILED
  }

  return { endpoint, written, objects }
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

const error = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`

function listing(objects: ReadonlyMap<string, Buffer>, prefix: string): string {
  const rows = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, body]) =>
        `<Contents><Key>${key}</Key><Size>${body.length}</Size><ETag>${etag(body)}</ETag><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    )
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`
}

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body)
}
