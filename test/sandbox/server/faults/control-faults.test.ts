import { afterEach, expect, test } from 'vitest'
import { queryUserStatus } from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { queryAllFundName } from '#api/calls/fund.ts'
import { readRowByRow } from '#api/unfit-answer.ts'
import { ConnectionCut } from '#test/sandbox/server/server.ts'
import { ask, call, control, openSandbox, requestFor } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })
afterEach(async () => {
  await control(sandbox, 'faults', { call: '*', kind: 'none' })
  for (const name of ['*', NAMES]) await control(sandbox, 'latency', { call: name, ms: 0 })
})

const STATUS = queryUserStatus.name
const NAMES = queryAllFundName.name
const fault = (body: object) => control(sandbox, 'faults', body)
const status = () => call(sandbox, queryUserStatus, {}, zhang)
const milliseconds = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

test.each([400, 404, 503, 301])('an HTTP fault answers with status %i', async (wanted) => {
  await fault({ call: STATUS, kind: 'http', status: wanted, times: 1 })
  expect((await status()).status).toBe(wanted)
  expect((await status()).status).toBe(200)
})

test.each([204, 304])('an HTTP fault of status %i has no body', async (wanted) => {
  await fault({ call: STATUS, kind: 'http', status: wanted })
  const answer = await sandbox.fetch(requestFor(queryUserStatus, {}, zhang))
  expect([answer.status, await answer.text()]).toEqual([wanted, ''])
})

test('a retCode fault answers with the code of that name and the message', async () => {
  await fault({ call: STATUS, kind: 'retCode', ret: 'tradingPasswordLocked', message: '锁定' })
  expect(await status()).toMatchObject({
    status: 200,
    retCode: RET.tradingPasswordLocked,
    retMsg: '锁定',
  })
})

test.each([
  [{ call: STATUS, kind: 'retCode', ret: 'ok' }, 'ret'],
  [{ call: STATUS, kind: 'retCode', ret: 'toString' }, 'ret'],
  [{ call: STATUS, kind: 'http' }, 'status'],
  [{ call: STATUS, kind: 'http', status: 99 }, 'status'],
  [{ call: STATUS, kind: 'cut', times: 0 }, 'times'],
  [{ call: STATUS, kind: 'slow', ms: -1 }, 'ms'],
  [{ call: STATUS, kind: 'explode' }, 'kind'],
  [{ call: 'nobody', kind: 'cut' }, 'call'],
  [{ call: STATUS, kind: 'cut', tims: 1 }, 'tims'],
])('%j is refused, and the answer names %s', async (body, field) => {
  const answer = await fault(body)
  expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(field) })
  expect(await control(sandbox, 'faults')).toMatchObject({ faults: [] })
})

test('a call’s own fault comes before that of all calls, and ends alone', async () => {
  await fault({ call: '*', kind: 'http', status: 500 })
  await fault({ call: STATUS, kind: 'http', status: 418 })
  expect((await status()).status).toBe(418)
  expect((await call(sandbox, queryAllFundName)).status).toBe(500)
  await fault({ call: STATUS, kind: 'none' })
  expect((await status()).status).toBe(500)
  await fault({ call: '*', kind: 'none' })
  expect((await status()).status).toBe(200)
})

test('a fault with times ends after so many calls of that name', async () => {
  await fault({ call: STATUS, kind: 'cut', times: 2 })
  await expect(status()).rejects.toBeInstanceOf(ConnectionCut)
  expect((await call(sandbox, queryAllFundName)).status).toBe(200)
  await expect(status()).rejects.toBeInstanceOf(ConnectionCut)
  expect((await status()).retCode).toBe(RET.ok)
})

test('a slow answer takes the time that its fault sets', async () => {
  await fault({ call: STATUS, kind: 'slow', ms: 150, times: 1 })
  expect(await milliseconds(status)).toBeGreaterThanOrEqual(145)
})

test('latency is added to every call, or to one', async () => {
  expect(await control(sandbox, 'latency', { ms: 600 })).toMatchObject({ latency: { '*': 600 } })
  await control(sandbox, 'latency', { call: NAMES, ms: 1 })
  const ended: string[] = []
  const others = milliseconds(status).finally(() => ended.push('others'))
  await call(sandbox, queryAllFundName).finally(() => ended.push('names'))
  expect(await others).toBeGreaterThanOrEqual(595)
  expect(ended).toEqual(['names', 'others'])
  await control(sandbox, 'latency', { ms: 0 })
  expect(await control(sandbox, 'latency')).toMatchObject({ latency: { [NAMES]: 1 } })
})

test('an odd row is the first of each list, and the others stay', async () => {
  const whole = await ask(sandbox, queryAllFundName)
  await fault({ call: NAMES, kind: 'oddRow', times: 1 })
  const { payload } = await call(sandbox, queryAllFundName, {})
  const read = readRowByRow(queryAllFundName.payload, payload)
  expect(read?.leftOut).toBe(1)
  expect(Array.from(read?.payload.fundInfos ?? [])).toEqual(whole.fundInfos.slice(1))
})

test('a slow body sends its headers at once and then piece by piece, whole', async () => {
  const whole = await ask(sandbox, queryAllFundName)
  const ms = 600
  await fault({ call: NAMES, kind: 'slowBody', ms, times: 1 })
  const answer = await fetch(`${sandbox.url}${queryAllFundName.path}`)
  const begun = performance.now()
  expect(answer.status).toBe(200)
  const pieces: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of answer.body ?? []) pieces.push(decoder.decode(piece, { stream: true }))
  // Most of the time passes after the headers.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(ms / 2)
  expect(pieces.length).toBeGreaterThan(3)
  expect(JSON.parse(pieces.join(''))).toMatchObject({ retCode: 0, payload: whole })
})

test('stopping the sandbox ends a slow body that is under way', async () => {
  const other = await openSandbox()
  await control(other, 'faults', { call: NAMES, kind: 'slowBody', ms: 60_000 })
  const answer = await other.fetch(requestFor(queryAllFundName, {}, null))
  const ended = answer.text().catch(String)
  await other.stop()
  expect(await ended).toContain('AbortError')
})

test('a reset ends faults and latency', async () => {
  await fault({ call: '*', kind: 'cut' })
  await control(sandbox, 'latency', { ms: 50 })
  await control(sandbox, 'reset', {})
  expect(await control(sandbox, 'faults')).toMatchObject({ away: false, faults: [] })
  expect(await control(sandbox, 'latency')).toMatchObject({ latency: {} })
})
