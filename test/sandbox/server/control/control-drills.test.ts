import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { queryUserStatus } from '#api/calls/auth.ts'
import { ConnectionCut } from '#test/sandbox/server/server.ts'
import { call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })
afterEach(() => control(sandbox, 'faults', { call: '*', kind: 'none' }))

const page = async () =>
  (await sandbox.fetch(new Request('http://front.test:5180/sandbox/'))).text()

const rowOf = (text: string, name: string) =>
  text
    .split('<div class="row">')
    .find((it) => it.includes(`<p>${name}`))
    ?.split('</section>', 1)[0] ?? ''

/** The call and the body of each button of a row. */
const buttonsOf = (row: string) =>
  [...row.matchAll(/data-path="([^"]+)" data-body="([^"]*)"/g)].map(([, path = '', body = '']) => ({
    path,
    body: JSON.parse(body.replaceAll('&quot;', '"')),
  }))

test.each(['网络很慢', '离线', '服务方失联'])(
  'the drill %s begins by one button and ends by the one in its place',
  async (name) => {
    const before = await page()
    expect(rowOf(before, name)).toContain(`${name}：未开始`)
    expect(before).not.toContain(`演练中：${name}`)
    const [begin, ...others] = buttonsOf(rowOf(before, name))
    expect(others).toEqual([])
    await control(sandbox, begin?.path ?? '', begin?.body)
    const during = await page()
    expect(rowOf(during, name)).toContain(`${name}：进行中`)
    expect(during).toContain(`演练中：${name}`)
    const [end] = buttonsOf(rowOf(during, name))
    await control(sandbox, end?.path ?? '', end?.body)
    expect(rowOf(await page(), name)).toContain(`${name}：未开始`)
  },
)

const running = async () =>
  (await sandbox.fetch(new Request('http://front.test:5180/sandbox/drills'))).json()

test('the drills that are on, single calls with faults and another day are named for the mark', async () => {
  const { day } = v.parse(v.object({ day: v.string() }), await running())
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await running()).toEqual({ on: [], day, words: `沙箱 ${day}` })
  await control(sandbox, 'latency', { ms: 100 })
  await control(sandbox, 'latency', { call: 'queryUserStatus', ms: 100 })
  await control(sandbox, 'faults', { call: 'queryUserStatus', kind: 'http500' })
  await control(sandbox, 'faults', { call: 'queryFundOne', kind: 'cut' })
  expect(await running()).toEqual({
    on: ['网络很慢', '2 个接口有故障'],
    day,
    words: '演练中：网络很慢、2 个接口有故障',
  })
  await control(sandbox, 'latency', { ms: 0 })
  await control(sandbox, 'latency', { call: 'queryUserStatus', ms: 0 })
  await control(sandbox, 'faults', { call: '*', kind: 'http500' })
  expect(await running()).toMatchObject({ on: ['所有接口有故障', '2 个接口有故障'], day })
})

test('cuts every call while the provider is away, and none after its return', async () => {
  await control(sandbox, 'away', {})
  await expect(call(sandbox, queryUserStatus, {}, zhang)).rejects.toThrow(ConnectionCut)
  await control(sandbox, 'return', {})
  expect((await call(sandbox, queryUserStatus, {}, zhang)).status).toBe(200)
})

test('goes to one minute before the cut-off, and says that the clock is not that of today', async () => {
  const answer = await control(sandbox, 'clock', { next: 'lastMinute' })
  expect(JSON.stringify(answer)).toMatch(/"now":"\d{8}1459\d\d"/)
  expect(await page()).toContain('时钟不是今天')
})

test('says what the clock takes, and which call is not there', async () => {
  const refused = async (path: string, body: object) => {
    const answer = await sandbox.fetch(
      new Request(`http://front.test:5180/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    return `${answer.status} ${await answer.text()}`
  }
  expect(await refused('clock', { to: '20260310' })).toContain('YYYYMMDDHHmmss')
  const faulty = await refused('faults', { call: 'nosuch', kind: 'cut' })
  expect(faulty).toContain('there is no call')
  expect(faulty.length).toBeLessThan(100)
})
