import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publish } from '#offline/release/repository.ts'
import { samplePack, sampleWorld } from '#offline/testing/sample-pack.ts'
import { createDevice } from '../device.ts'
import { openCurrent } from '../open-current.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}

function folderServer(folder: string): RequestListener {
  return (request, response) => {
    createReadStream(join(folder, request.url ?? ''))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  }
}

async function world() {
  const sample = await sampleWorld()
  await publish({ ...sample, zip: (await samplePack('1.0.0')).zip })
  const trustedRoot = await sample.trustedRoot()
  const deviceAt = (repository: string) =>
    createDevice({ dir: sample.dir, repository, trustedRoot, appVersion: '5.2.0' })
  return { ...sample, deviceAt }
}

test('a device installs from a web server, below a path too', async () => {
  const { repoDir, dir, deviceAt } = await world()
  const files = folderServer(repoDir)
  const base = await serve((request, response) => {
    request.url = request.url?.replace(/^\/packs/, '') ?? ''
    files(request, response)
  })
  await deviceAt(`${base}/packs/`).install()
  expect((await openCurrent(dir)).manifest.version).toBe('1.0.0')
})

test.each(['timestamp.json', 'snapshot.json', 'targets.json', 'h5-1.0.0.zip'])(
  'endless data in place of %s is cut off',
  async (endless) => {
    const { repoDir, deviceAt } = await world()
    const files = folderServer(repoDir)
    const base = await serve((request, response) => {
      if (request.url?.endsWith(endless) !== true) return files(request, response)
      const chunk = Buffer.alloc(64 * 1024, ' ')
      const pour = () => {
        while (response.write(chunk));
      }
      response.on('drain', pour)
      pour()
    })
    await expect(deviceAt(base).install()).rejects.toMatchObject({ reason: 'length' })
  },
)

test('a redirect is not followed', async () => {
  const { repoDir, deviceAt } = await world()
  const elsewhere = await serve(folderServer(repoDir))
  const base = await serve((request, response) => {
    response.writeHead(302, { location: `${elsewhere}${request.url ?? ''}` }).end()
  })
  await expect(deviceAt(base).install()).rejects.toMatchObject({ reason: 'unreachable' })
})

test('a server that is not there, or answers with an error, is unreachable', async () => {
  const { deviceAt } = await world()
  const base = await serve((_, response) => response.writeHead(500).end())
  await expect(deviceAt(base).install()).rejects.toMatchObject({ reason: 'unreachable' })
  // Port 1 is reserved and nothing listens there.
  await expect(deviceAt('http://127.0.0.1:1').install()).rejects.toMatchObject({
    reason: 'unreachable',
  })
})
