import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Call, type CallEvent, CallFailure, createClient, type ExpiredKeys } from './client.ts'
import { mutation, query } from './endpoint.ts'
import { rows } from './rows.ts'

const get = query({
  name: 'probeGet',
  about: 'Probes.',
  method: 'GET',
  path: '/api/probe',
  source: 'assumed',
  request: v.object({ fundCode: v.string(), page: v.optional(v.number()) }),
  payload: v.object({ amount: v.string() }),
})
const form = { ...get, method: 'POST', encoding: 'form' } as const
const json = { ...get, method: 'POST', encoding: 'json' } as const

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let base: string
let call: Call
let events: CallEvent[]
let seen: Seen[]
let answer: (response: ServerResponse) => void

const reply =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

beforeEach(async () => {
  events = []
  seen = []
  answer = reply({ retCode: 0, retMsg: '', payload: { amount: '1.00' } })
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body })
      answer(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  base = `http://127.0.0.1:${address.port}`
  call = createClient({
    baseURL: base,
    identity: () => ({ openid: 'O1', encid: 'E1', h5Version: '1.2.3' }),
    listen: (event) => events.push(event),
  })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const types = () => events.map(({ type }) => type)

describe('requests', () => {
  test('carry the user keys, the version and Os', async () => {
    await call(get, { fundCode: '000001' })
    expect(seen[0]?.headers).toMatchObject({
      openid: 'O1',
      encid: 'E1',
      os: 'wechat',
      h5_version: '1.2.3',
    })
  })

  test('carry what the app adds for their path, and never other keys for that', async () => {
    const adding = createClient({
      baseURL: base,
      identity: () => ({ openid: 'O1', encid: 'E1', h5Version: '1.2.3' }),
      headers: (path) => ({ channel: path === get.path ? 'wx' : 'other', openid: 'O2' }),
      listen: () => {},
    })
    await adding(get, { fundCode: '000001' })
    expect(seen[0]?.headers).toMatchObject({ channel: 'wx', openid: 'O1' })
  })

  test('encode by the endpoint, leaving absent fields out', async () => {
    await call(get, { fundCode: '000001', page: undefined })
    await call(form, { fundCode: '000001', page: 2 })
    await call(json, { fundCode: '000001', page: 2 })
    expect(seen[0]).toMatchObject({ method: 'GET', body: '' })
    expect(seen[0]?.url).toMatch(/^\/api\/probe\?fundCode=000001&_=\w+$/)
    expect(seen[1]).toMatchObject({ method: 'POST', body: 'fundCode=000001&page=2' })
    expect(seen[1]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(JSON.parse(seen[2]?.body ?? '')).toEqual({ fundCode: '000001', page: 2 })
  })

  test('never ask at the same address twice, so that no webview answers from its own memory', async () => {
    await call(get, { fundCode: '000001' })
    await call(get, { fundCode: '000001' })
    expect(seen[0]?.url).not.toBe(seen[1]?.url)
  })
})

describe('a field in the path', () => {
  const inPath = query({
    ...get,
    method: 'POST',
    path: '/api/probe/{side}',
    encoding: 'multipart',
    request: v.object({ side: v.string(), file: v.blob() }),
  })

  test('travels there alone, escaped, next to an uploaded file', async () => {
    await call(inPath, { side: 'a/b', file: new Blob(['picture'], { type: 'image/png' }) })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/probe/a%2Fb' })
    expect(seen[0]?.headers['content-type']).toContain('multipart/form-data')
    expect(seen[0]?.body).toContain('name="file"')
    expect(seen[0]?.body).toContain('picture')
    expect(seen[0]?.body).not.toContain('name="side"')
  })

  test('must be there', async () => {
    await expect(call(inPath, { side: '', file: new Blob([]) })).rejects.toThrow('needs side')
    expect(seen).toEqual([])
  })
})

describe('answers', () => {
  test('retCode 0 resolves with the checked payload', async () => {
    await expect(call(get, { fundCode: '1' })).resolves.toEqual({
      ok: true,
      payload: { amount: '1.00' },
    })
    expect(types()).toEqual(['started', 'answered', 'ended'])
  })

  test('retCode as text counts as the number', async () => {
    answer = reply({ retCode: '0', payload: { amount: '1.00' } })
    await expect(call(get, { fundCode: '1' })).resolves.toMatchObject({ ok: true })
  })

  test('a refusal needs no payload', async () => {
    answer = reply({ retCode: 1004, retMsg: '暂不可用' })
    await expect(call(get, { fundCode: '1' })).resolves.toMatchObject({
      ok: false,
      retCode: 1004,
      retMsg: '暂不可用',
    })
  })

  test('another retCode is reported and returned, not thrown', async () => {
    answer = reply({ retCode: 1004, retMsg: '暂不可用', payload: { left: 2 } })
    await expect(call(get, { fundCode: '1' })).resolves.toEqual({
      ok: false,
      retCode: 1004,
      retMsg: '暂不可用',
      payload: { left: 2 },
    })
    expect(types()).toEqual(['started', 'refused', 'ended'])
  })

  test.each([
    ['status 500 as a failure', reply({ retCode: 0 }, 500), 'status'],
    ['an answer that is no JSON', reply('<html>'), 'malformed'],
    ['an answer without an envelope', reply({ hello: 1 }), 'malformed'],
    ['a missing payload', reply({ retCode: 0 }), 'malformed'],
    ['a payload of another shape', reply({ retCode: 0, payload: { amount: 5 } }), 'malformed'],
    ['a cut connection', (response: ServerResponse) => response.destroy(), 'network'],
  ])('are unreadable where the client takes %s', async (_, how, reason) => {
    answer = how
    await expect(call(get, { fundCode: '1' })).rejects.toMatchObject({
      name: 'CallFailure',
      reason,
    })
    expect(types()).toEqual(['started', 'failed', 'ended'])
  })

  test('a malformed payload is named by its field, never by its value', async () => {
    answer = reply({ retCode: 0, payload: { amount: 6222020200112233 } })
    const error: unknown = await call(get, { fundCode: '1' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallFailure)
    expect(String(error)).toContain('amount')
    expect(String(error)).not.toContain('6222020200112233')
  })

  test('rows that do not fit are left out and reported by place, never by value', async () => {
    const list = query({
      ...get,
      payload: v.object({ rows: rows(v.object({ tail: v.string() })) }),
    })
    answer = reply({ retCode: 0, payload: { rows: [{ tail: 6222020200112233 }, { tail: '1' }] } })
    const answered = await call(list, { fundCode: '1' })
    expect(answered.ok && Array.from(answered.payload.rows)).toEqual([{ tail: '1' }])
    expect(types()).toEqual(['started', 'incomplete', 'answered', 'ended'])
    expect(events[1]).toMatchObject({ leftOut: 1, detail: 'rows.0.tail: expected string' })
    expect(JSON.stringify(events)).not.toContain('6222020200112233')
  })

  test('an answer that is wrong outside its rows fails', async () => {
    const list = query({ ...get, payload: v.object({ total: v.number(), rows: rows(v.string()) }) })
    answer = reply({ retCode: 0, payload: { total: '1', rows: [5] } })
    await expect(call(list, { fundCode: '1' })).rejects.toMatchObject({ reason: 'malformed' })
    expect(types()).toEqual(['started', 'failed', 'ended'])
  })

  test('a call that waits for the privacy notice fails for want of consent, and is not sent', async () => {
    const waiting = createClient({
      baseURL: base,
      identity: () => ({ openid: '', encid: '', h5Version: '1.2.3' }),
      listen: (event) => events.push(event),
      permits: () => false,
    })
    await expect(waiting(get, { fundCode: '1' })).rejects.toMatchObject({ reason: 'consent' })
    expect([seen, events]).toEqual([[], []])
  })

  test('a cancelled call fails as cancelled', async () => {
    answer = () => {}
    const abort = new AbortController()
    const pending = call(get, { fundCode: '1' }, { signal: abort.signal })
    abort.abort()
    await expect(pending).rejects.toMatchObject({ reason: 'cancelled' })
  })
})

describe('keys that have expired', () => {
  const expired = reply({ retCode: 1002, retMsg: '登录已过期，请重试', payload: null })
  const fine = reply({ retCode: 0, retMsg: '', payload: { amount: '1.00' } })
  const act = mutation({ ...form, effect: 'money', idempotency: 'once' })
  const asked: ExpiredKeys[] = []
  let encid: string
  let renewing: Call

  /** A client whose keys become `E2`, `E3` and on with each renewal that succeeds. */
  const withRenewal = (succeeds: boolean) => {
    asked.length = 0
    encid = 'E1'
    renewing = createClient({
      baseURL: base,
      identity: () => ({ openid: 'O1', encid, h5Version: '1.2.3' }),
      listen: (event) => events.push(event),
      renew: async (keys) => {
        asked.push(keys)
        if (succeeds) encid = `E${asked.length + 1}`
        return succeeds
      },
    })
  }
  const sent = () => seen.map(({ headers }) => headers['encid'])

  test('are renewed, and a query is sent once more with the new ones', async () => {
    withRenewal(true)
    answer = (response) => (seen.length === 1 ? expired : fine)(response)
    await expect(renewing(get, { fundCode: '1' })).resolves.toMatchObject({ ok: true })
    expect(sent()).toEqual(['E1', 'E2'])
    expect(asked).toEqual([{ encid: 'E1', reads: true }])
  })

  test('are renewed for a mutation, which is not sent again: its answer stays refused', async () => {
    withRenewal(true)
    answer = expired
    await expect(renewing(act, { fundCode: '1' })).resolves.toMatchObject({
      ok: false,
      retCode: 1002,
    })
    expect(sent()).toEqual(['E1'])
    expect(asked).toEqual([{ encid: 'E1', reads: false }])
  })

  test('end a query that is refused again, after the second refusal was reported', async () => {
    withRenewal(true)
    answer = expired
    await expect(renewing(get, { fundCode: '1' })).resolves.toMatchObject({ retCode: 1002 })
    expect(sent()).toEqual(['E1', 'E2'])
    expect(asked.map((it) => it.encid)).toEqual(['E1', 'E2'])
  })

  test('end a query where there are no others', async () => {
    withRenewal(false)
    answer = expired
    await expect(renewing(get, { fundCode: '1' })).resolves.toMatchObject({ retCode: 1002 })
    expect(sent()).toEqual(['E1'])
  })
})
