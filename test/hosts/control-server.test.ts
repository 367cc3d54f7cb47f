import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Host } from './control-routes.js'
import { serveControl } from './control-server.ts'
import { hostControl } from './control.ts'
import { referenceDevice } from './device.js'
import { createNativeApp } from './native-app.js'

const TOKEN = '0123456789abcdef'
const opened: string[] = []

/** An app whose page is a list of the paths that were opened. */
function hostWithoutWindow(): Host {
  const app = createNativeApp({
    device: referenceDevice('ios'),
    packVersion: () => '1.0.0',
    history: () =>
      Promise.resolve({ index: 0, entries: [{ key: '1', url: 'heanfund-h5://app/' }] }),
    goTo: () => Promise.resolve(),
    provider: () => Promise.reject(new Error('the provider is away')),
    send: () => undefined,
    changed: () => undefined,
    now: () => new Date(0),
  })
  const nothing = () => Promise.resolve()
  return {
    app,
    view: () => ({
      engine: 'webkit',
      version: '1.0.0',
      url: 'heanfund-h5://app/',
      foreignCalls: [],
      faults: [],
      pool: [],
      drills: null,
    }),
    open: (path) => Promise.resolve(void opened.push(path)),
    prepareWarm: nothing,
    openWarm: () => Promise.resolve('cold'),
    reopen: () => Promise.resolve('cold'),
    killWarm: () => undefined,
    memoryWarning: () => undefined,
    screenshot: () => Promise.resolve(Buffer.from('picture').toString('base64')),
    setInView: nothing,
    crash: nothing,
    compose: nothing,
    setKeyboard: nothing,
    answerChoosers: nothing,
    pressOutside: nothing,
    stop: () => undefined,
  }
}

let server: Awaited<ReturnType<typeof serveControl>>
beforeAll(async () => {
  server = await serveControl(hostWithoutWindow(), 0, TOKEN)
})
afterAll(() => server.close())
beforeEach(() => void opened.splice(0))

const allowed = {
  host: '127.0.0.1',
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
}

/** Headers go out as they are, as no well-behaved client sends them. */
async function send(headers: Record<string, string>, method = 'POST', path = '/open') {
  const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers })
  asked.end(method === 'POST' ? JSON.stringify({ path: '/x' }) : '')
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (response === undefined) throw new Error('no answer')
  return { status: response.statusCode, text: await text(response) }
}

describe('the control API of a host', () => {
  it.each([
    ['127.0.0.1:4000', 'application/json'],
    ['localhost', 'application/json; charset=utf-8'],
    ['[::1]:80', 'Application/JSON'],
  ])('answers one with the token, at %s, with the type %s', async (host, type) => {
    const answer = await send({ ...allowed, host, 'content-type': type })
    expect(answer.status).toBe(200)
    expect(opened).toEqual(['/x'])
  })

  it.each<[string, number, Record<string, string>]>([
    ['without the token', 401, { ...allowed, authorization: '' }],
    ['with another token', 401, { ...allowed, authorization: `Bearer ${TOKEN}0` }],
    ['with the token alone', 401, { ...allowed, authorization: TOKEN }],
    ['of a page of the web', 403, { ...allowed, origin: 'https://evil.example' }],
    ['of a page without an origin of its own', 403, { ...allowed, origin: 'null' }],
    ['of a page of this machine', 403, { ...allowed, origin: 'http://localhost:5180' }],
    ['as a form may send it', 415, { ...allowed, 'content-type': 'text/plain' }],
    ['without a type', 415, { host: '127.0.0.1', authorization: allowed.authorization }],
    ['to a name that leads here', 421, { ...allowed, host: 'evil.example' }],
    ['to a name that begins like ours', 421, { ...allowed, host: '127.0.0.1.evil.example' }],
    ['to a name with ours as a user', 421, { ...allowed, host: '127.0.0.1@evil.example' }],
  ])('refuses a request %s: %d', async (_, status, headers) => {
    const answer = await send(headers)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain(TOKEN)
    expect(opened).toEqual([])
  })

  it('tells a page nothing of the state either', async () => {
    const { host, authorization } = allowed
    expect((await send({ host }, 'GET', '/state')).status).toBe(401)
    expect((await send({ host, authorization }, 'GET', '/state')).status).toBe(200)
  })

  it('sends a picture, and writes no file that a request names', async () => {
    const { status, text: body } = await send(allowed, 'POST', '/screenshot')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toHaveProperty('picture', 'cGljdHVyZQ==')
  })

  it('answers the client that has its token, and no other', async () => {
    await expect(hostControl(server.port, TOKEN).open('/y')).resolves.toMatchObject({
      engine: 'webkit',
    })
    await expect(hostControl(server.port, 'other').state()).rejects.toThrow('needs the token')
    expect(opened).toEqual(['/y'])
  })
})
