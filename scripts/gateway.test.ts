import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDevice } from '#offline/testing/sample-device.ts'
import { sampleWorld } from '#offline/testing/sample-pack.ts'
import { sampleSet, setZips } from '#offline/testing/sample-set.ts'
import { publishSet } from '#offline/release/repository.ts'
import { freePort } from '#offline/testing/free-port.ts'
import { createTries } from './gateway-tries.ts'
import { gatewayRefusal, newCode, type Visitors } from './gateway-visitors.ts'
import { openGateway } from './gateway.ts'

/** A gateway before a device that has installed version 1.0.0 of a set, and how to update it. */
async function servedSet(lan?: Visitors, mark?: string) {
  const world = await sampleWorld()
  const release = async (app: string, hash: string) => {
    const set = await sampleSet({ app }, { [`assets/core-${hash}.js`]: `"core ${app}"\n` })
    await publishSet({ ...world, zips: setZips(set) })
  }
  await release('1.0.0', 'AAAAAAAA')
  const device = await openDevice(world)
  await device.install()
  const port = await freePort()
  const provider = () => new Response('provider')
  const door = await openGateway({
    port,
    deviceDir: world.dir,
    provider,
    ...(lan === undefined ? {} : { lan }),
    ...(mark === undefined ? {} : { mark }),
  })
  onTestFinished(() => door.stop())
  const update = async () => {
    await release('2.0.0', 'BBBBBBBB')
    await device.install()
  }
  const get = (path: string, referer = '/') =>
    fetch(`http://localhost:${port}${path}`, {
      headers: { referer: `http://localhost:${port}${referer}` },
    })
  /** As no well-behaved client asks: the path and the headers go out as they are. */
  const raw = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const own = { host: `localhost:${port}`, ...headers }
    const asked = request({ host: '127.0.0.1', port, path, method, headers: own })
    asked.end()
    const [response]: IncomingMessage[] = await once(asked, 'response')
    if (response === undefined) throw new Error('no answer')
    const { statusCode, headers: answered } = response
    return { status: statusCode, headers: answered, text: await text(response) }
  }
  return { get, update, raw }
}

test('a file whose name lasts is requested again each time, one with its content’s hash never again', async () => {
  const { get } = await servedSet()
  const kept = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await kept('/assets/core-AAAAAAAA.js')).toContain('immutable')
  expect(await kept('/trading/Deal.js')).toBe('no-cache')
  expect(await kept('/deal/DealResult')).toBe('no-store')
  expect((await get('/trading/gone.js')).status).toBe(404)
})

test('a page that began before an update keeps its own parts', async () => {
  const { get, update } = await servedSet()
  await get('/')
  await update()
  await get('/')
  const source = async (path: string, from: string) => (await get(path, from)).text()
  expect(await source('/trading/Deal.js', '/assets/core-AAAAAAAA.js')).toContain('trading 1.0.0')
  expect(await source('/trading/Deal.js', '/assets/core-BBBBBBBB.js')).toContain('trading 2.0.0')
  expect(await source('/trading/Deal.js', '/deal')).toContain('trading 2.0.0')
})

test('an address that cannot be decoded is a bad request, and opens the page that says so', async () => {
  const { raw } = await servedSet()
  const { status, headers, text: html } = await raw('/%E0%A4%A')
  expect(status).toBe(400)
  expect(headers['content-type']).toContain('text/html')
  expect(html).toContain('h5-version')
})

test('a referer that is no address does no harm', async () => {
  const { raw } = await servedSet()
  expect((await raw('/trading/Deal.js', { referer: 'not an address' })).status).toBe(200)
})

test('the pack is read only', async () => {
  const { raw } = await servedSet()
  const { status, headers } = await raw('/deal', {}, 'POST')
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
  expect((await raw('/api/x', {}, 'POST')).text).toBe('provider')
})

test('a site that resolves to this machine is answered nothing, neither by the pack nor by the provider', async () => {
  const { raw } = await servedSet()
  for (const path of ['/', '/api/x', '/sandbox']) {
    const { status, text: said } = await raw(path, { host: 'evil.example:5180' })
    expect(status).toBe(421)
    expect(said).not.toContain('provider')
  }
})

test('pages may be framed by no site, and every file keeps its type', async () => {
  const { get } = await servedSet()
  const page = await get('/')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('content-security-policy')).toContain('report-to h5')
  expect(page.headers.get('reporting-endpoints')).toBe('h5="/track/refused-content"')
  expect(page.headers.get('permissions-policy')).toContain('camera=()')
  const file = await get('/trading/Deal.js')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('referrer-policy')).toBe('same-origin')
})

test('what the provider answers runs no script on the pages’ origin, a tester’s page does', async () => {
  const { get } = await servedSet()
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy')
  for (const path of ['/documents/notice', '/api/x', '/th/x', '/track/x'])
    expect(await policy(path)).toMatch(/^sandbox.*default-src 'none'/)
  expect(await policy('/sandbox')).toBeNull()
  expect((await get('/documents/notice')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a phone of the network needs the printed code for the control page, and keeps it', () => {
  const lan = { addresses: ['192.168.1.7'], code: '12345678' }
  const from = '192.168.1.20'
  const at = (path: string, cookie = '') =>
    gatewayRefusal(
      new Request(`http://192.168.1.7:5180${path}`, { headers: { cookie } }),
      from,
      lan,
    )
  expect(at('/')).toBeNull()
  expect(at('/sandboxes')).toBeNull()
  expect(at('/sandbox')?.status).toBe(403)
  expect(at('/sandbox/authorize?state=1')?.status).toBe(403)
  expect(at('/sandbox?sandbox=87654321')?.status).toBe(403)
  const letIn = at('/?sandbox=12345678')
  expect(letIn?.headers.get('location')).toBe('/')
  const cookie = letIn?.headers.get('set-cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  expect(at('/sandbox', cookie.split(';')[0])).toBeNull()
  // This machine's own programs have no need of it.
  const own = new Request('http://localhost:5180/sandbox')
  expect(gatewayRefusal(own, '127.0.0.1', lan)).toBeNull()
})

test('a phone that guesses the code waits, and its right guess is refused meanwhile', () => {
  const lan = { addresses: ['192.168.1.7'], code: newCode() }
  const tries = createTries(() => 0)
  const at = (path: string, cookie = '', from = '192.168.1.20') =>
    gatewayRefusal(
      new Request(`http://192.168.1.7:5180${path}`, { headers: { cookie } }),
      from,
      lan,
      tries,
    )
  for (let guess = 0; guess < 3; guess += 1) {
    expect(at(`/sandbox?sandbox=${guess}`)?.status).toBe(403)
    expect(at('/sandbox', `sandbox=${guess}`)?.status).toBe(guess < 2 ? 403 : 429)
  }
  const held = at(`/?sandbox=${lan.code}`)
  expect(held?.status).toBe(429)
  expect(Number(held?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(at('/sandbox', `sandbox=${lan.code}`)?.status).toBe(429)
  expect(at('/')).toBeNull()
  expect(at(`/?sandbox=${lan.code}`, '', '192.168.1.21')?.status).toBe(303)
})

test('a code has too many values to be guessed, and is another each time', () => {
  expect(newCode()).toMatch(/^[a-z2-9]{12}$/)
  expect(newCode()).not.toBe(newCode())
})

test('a request for a whole address is refused, whatever name it says', async () => {
  const { raw } = await servedSet()
  for (const path of ['http://localhost/api/x', 'http://evil.example/', '*'])
    expect((await raw(path, { host: 'evil.example' })).status).toBe(400)
  expect((await raw('http://localhost/api/x')).status).toBe(400)
})

test('the gateway is not reachable from the network by default', async () => {
  const { get } = await servedSet()
  expect((await get('/')).status).toBe(200)
  const elsewhere = gatewayRefusal(
    new Request('http://192.168.1.7:5180/'),
    '192.168.1.20',
    undefined,
  )
  expect(elsewhere?.status).toBe(421)
})

test('a script of the provider’s is added to pages where one is named, and to no other file', async () => {
  const mark = '/sandbox/drills.js'
  const plain = await (await servedSet()).get('/deal/DealResult')
  expect(await plain.text()).not.toContain(mark)
  const { get } = await servedSet(undefined, mark)
  expect(await (await get('/deal/DealResult')).text()).toContain(`<script src="${mark}" defer>`)
  expect(await (await get('/assets/core-AAAAAAAA.js')).text()).not.toContain(mark)
})
