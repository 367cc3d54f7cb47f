import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { refreshTimestamp } from './testing/sign-again.ts'
import { createDevice } from './client/device.ts'
import { gate } from './testing/gate.ts'
import { DOCUMENT_POLICY } from './page-security.js'
import { noNginx, startNginx, startNginxSite } from './testing/nginx.ts'
import { temporaryFolder } from './testing/sample-pack.ts'
import { sampleRepository, targetsIn } from './testing/sample-repository.ts'
import { objectHeaders } from './store/store.ts'

describe.skipIf(noNginx !== null)(`a repository behind nginx ${noNginx ?? ''}`, () => {
  async function served(...versions: string[]) {
    const world = await sampleRepository(...versions)
    const url = await startNginx(world.repoDir)
    const targets = await targetsIn(world.repoDir)
    const pack = targets.find((path) => path.endsWith('.zip')) ?? ''
    return { ...world, url, targets, pack }
  }

  test('is installed by a device, which sees the next release at once', async () => {
    const it = await served('1.0.0')
    const device = createDevice({
      dir: it.dir,
      repository: it.url,
      trustedRoot: await it.trustedRoot(),
      appVersion: '5.2.0',
    })
    expect(await device.install()).toMatchObject({ current: { version: '1.0.0' } })
    await it.publishVersion('2.0.0')
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '2.0.0' } })
  })

  test.each(['GET', 'HEAD'])('has the headers of a store, with %s', async (method) => {
    const { url, targets, repoDir } = await served('1.0.0', '2.0.0')
    expect(new Set(targets.map((path) => extname(path)))).toEqual(
      new Set(['.zip', '.dcz', '.json']),
    )
    const names = ['timestamp', '1.root', '3.targets', '3.snapshot'].map(
      (name) => `metadata/${name}.json`,
    )
    for (const path of [...names, ...targets]) {
      const { status, headers } = await fetch(`${url}/${path}`, {
        method,
        headers: { 'accept-encoding': 'gzip, br' },
      })
      const { cacheControl, contentType } = objectHeaders(path)
      expect({
        path,
        status,
        cacheControl: headers.get('cache-control'),
        contentType: headers.get('content-type'),
        encoding: headers.get('content-encoding'),
        length: Number(headers.get('content-length')),
      }).toEqual({
        path,
        status: 200,
        cacheControl,
        contentType,
        encoding: null,
        length: (await stat(join(repoDir, path))).size,
      })
    }
  })

  test('goes on where a download stopped', async () => {
    const { url, pack, repoDir } = await served('1.0.0')
    const whole = await readFile(join(repoDir, pack))
    const answer = await fetch(`${url}/${pack}`, { headers: { range: 'bytes=100-' } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(
      `bytes 100-${whole.length - 1}/${whole.length}`,
    )
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(100))).toBe(true)
    const beyond = await fetch(`${url}/${pack}`, { headers: { range: `bytes=${whole.length}-` } })
    expect(beyond.status).toBe(416)
  })

  test('never lets a cache confirm an old timestamp', async () => {
    const { url, repoDir, keysDir } = await served('1.0.0')
    const path = join(repoDir, 'metadata', 'timestamp.json')
    const first = await fetch(`${url}/metadata/timestamp.json`)
    const old = await first.text()
    const { mtime } = await stat(path)
    await refreshTimestamp({ repoDir, keysDir })
    // As if both had been signed within one second, with the same length.
    await utimes(path, mtime, mtime)
    const now = await readFile(path, 'utf8')
    expect(now).toHaveLength(old.length)
    const marks = {
      'if-modified-since': first.headers.get('last-modified') ?? '',
      'if-none-match': first.headers.get('etag') ?? '"none"',
    }
    const again = await fetch(`${url}/metadata/timestamp.json`, { headers: marks })
    expect(again.status).toBe(200)
    expect(await again.text()).toBe(now)
  })

  test('shows nothing else: no lock, no keys, no half-written files, no listing, no way out', async () => {
    const { url, repoDir, pack } = await served('1.0.0')
    const hidden = [
      '.h5pack.lock',
      '.h5pack.owner',
      'metadata/.timestamp.json.0.partial',
      'metadata/timestamp.pem',
      'targets/targets.pem',
      `targets/.${pack.slice(8)}`,
      'targets/entries/.half.json',
      'targets/deltas.pem',
      'root.pem',
    ]
    for (const path of hidden) await writeFile(join(repoDir, path), 'secret')
    const link = `targets/${'0'.repeat(64)}.link`
    await symlink(join(repoDir, 'root.pem'), join(repoDir, link))
    const roads = ['', 'metadata/', 'targets/', 'metadata/..%2froot.pem', 'targets/%2e%2e/root.pem']
    for (const path of [...hidden, ...roads, link]) {
      const answer = await fetch(`${url}/${path}`)
      const shown = (await answer.text()).includes('secret')
      expect({ path, shown, refused: [403, 404].includes(answer.status) }).toEqual({
        path,
        shown: false,
        refused: true,
      })
    }
    const missing = await fetch(`${url}/metadata/2.root.json`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBeNull()
  })

  test.each(['PUT', 'POST', 'DELETE'])('refuses %s', async (method) => {
    const { url, pack } = await served('1.0.0')
    expect((await fetch(`${url}/${pack}`, { method })).status).toBe(405)
  })

  test('gives a device the rest of what it has begun to download', async () => {
    const it = await served('1.0.0')
    const { url, passed } = await gate(it.url)
    const zip = await readFile(join(it.repoDir, it.pack))
    await mkdir(join(it.dir, 'downloads'), { recursive: true })
    const part = `${it.pack.slice(8, 72)}.part`
    await writeFile(join(it.dir, 'downloads', part), zip.subarray(0, 500))
    const device = createDevice({
      dir: it.dir,
      repository: url,
      trustedRoot: await it.trustedRoot(),
      appVersion: '5.2.0',
    })
    expect(await device.install()).toMatchObject({ current: { version: '1.0.0' } })
    expect(passed.filter(({ path }) => path === `/${it.pack}`)).toMatchObject([
      { method: 'GET', range: 'bytes=500-', status: 206 },
    ])
  })
})

describe.skipIf(noNginx !== null)(`the site’s headers in nginx ${noNginx ?? ''}`, () => {
  const headers = async (url: string, path: string) => {
    const { headers: all } = await fetch(`${url}${path}`)
    return {
      policy: all.get('content-security-policy'),
      frame: all.get('x-frame-options'),
      sniff: all.get('x-content-type-options'),
    }
  }

  test('forbid frames of a page by other sites, and scripts in a document of the provider', async () => {
    const provider = createServer(({ url = '' }, answer) => {
      answer.setHeader('content-security-policy', "script-src 'unsafe-inline'")
      answer.setHeader('x-frame-options', 'DENY')
      const type = url.endsWith('.pdf') ? 'application/pdf' : 'text/html; charset=utf-8'
      answer.writeHead(200, { 'content-type': type }).end('<script></script>')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void provider.close())
    await once(provider, 'listening')
    const address = provider.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'index.html'), 'page')
    const url = await startNginxSite(folder, address.port)
    expect(await headers(url, '/')).toEqual({
      policy: "frame-ancestors 'none'",
      frame: 'DENY',
      sniff: 'nosniff',
    })
    expect(await headers(url, '/embedChart/commonChart')).toEqual({
      policy: "frame-ancestors 'none'",
      frame: null,
      sniff: 'nosniff',
    })
    const document = { policy: DOCUMENT_POLICY, frame: 'SAMEORIGIN', sniff: 'nosniff' }
    for (const path of ['/documents/a', '/api/x', '/th/x', '/track/x'])
      expect(await headers(url, path)).toEqual(document)
    expect(await headers(url, '/documents/a.pdf')).toEqual({ ...document, policy: null })
  })
})

test('the policy of documents is one in nginx, the gateway and the reference hosts', async () => {
  const map = await readFile(new URL('nginx-provider.conf', import.meta.url), 'utf8')
  expect(map).toContain(`default "${DOCUMENT_POLICY}";`)
})
