import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PolicyOptions } from '../release/publish.ts'
import { publish } from '../release/repository.ts'
import { serveFolder, serve } from './file-server.ts'
import { openDevice, type World } from './sample-device.ts'
import { samplePack, sampleWorld } from './sample-pack.ts'

// The part that does not change is large, and packs badly: so each way of sending costs clearly
// more than the one before it.
const large = Buffer.from(crypto.getRandomValues(new Uint8Array(20_000))).toString('base64')
const middle = Buffer.from(crypto.getRandomValues(new Uint8Array(3000))).toString('base64')

/** Publishes a version that differs from the others in a word of a script and in its number. */
export async function releaseWord(world: World, version: string, policy?: PolicyOptions) {
  const extra = {
    'assets/index-a1.js': `console.log("${version}")\n${middle}`,
    'assets/large.txt': large,
  }
  const { zip } = await samplePack(version, { extra })
  return publish({ ...world, zip, ...(policy === undefined ? {} : { policy }) })
}

/** A device that has 1.0.0, and a repository that has 2.0.0 with its delta. */
export async function beforeDelta() {
  const world = await sampleWorld()
  await releaseWord(world, '1.0.0')
  await (await openDevice(world)).install()
  const release = await releaseWord(world, '2.0.0')
  const targets = join(world.repoDir, 'targets')
  const findTarget = async (folder: string, end: string) => {
    const name = readdirSync(join(targets, folder)).find((it) => it.endsWith(end)) ?? ''
    return join(targets, folder, name)
  }
  const delta = await findTarget('deltas', '.dcz')
  return { ...world, release, delta, findTarget, deltaBytes: readFileSync(delta) }
}

/**
 * A web server for a repository that records the requests other than for metadata: kind of file,
 * and range where one was requested.
 */
export async function notedMirror(repoDir: string, missing: RegExp = /^$/) {
  const asked: string[] = []
  let bytes = 0
  const files = serveFolder(repoDir, (response, body, { url = '' }) => {
    if (url.startsWith('/targets/')) bytes += body.length
    response.end(body)
  })
  const base = await serve((request, response) => {
    const { url = '' } = request
    if (!url.startsWith('/targets/')) return files(request, response)
    const kind = /\.(dcz|json|zip)$/.exec(url)?.[1] ?? ''
    asked.push(request.headers.range === undefined ? kind : `${kind} ${request.headers.range}`)
    if (missing.test(url)) return void response.writeHead(404).end()
    return files(request, response)
  })
  return { base, asked, bytes: () => bytes }
}
