import { expect, test } from 'vitest'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { reportConversion, sensorLog3rd } from '#api/calls/track.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { call, control } from '#test/sandbox/testing/test-client.ts'

const { file, db } = useDatabaseFile()
const { sandbox } = useSandbox([], { reset: 'never', database: file })

const log = (event: unknown) =>
  call(sandbox, sensorLog3rd, {
    event: typeof event === 'string' ? event : JSON.stringify(event),
  })
const counted = (sql: string, ...values: string[]) =>
  db.get(v.object({ n: v.number() }), sql, ...values)?.n ?? 0
const events = () => counted('SELECT count(*) AS n FROM tracked_events')
const eventCount = (name: string) =>
  counted('SELECT coalesce(sum(times), 0) AS n FROM tracked_counts WHERE name = ?', name)

test('events are stored and counted by name', async () => {
  const before = events()
  const view = { name: 'page_view', page: '/sft/sftHome', ms: 1234.5678901234567 }
  expect((await log(view)).retCode).toBe(RET.ok)
  expect((await log(view)).retCode).toBe(RET.ok)
  expect((await log({ kind: 'call', what: 'applyInit' })).retCode).toBe(RET.ok)
  expect([events() - before, eventCount('page_view'), eventCount('call')]).toEqual([3, 2, 1])
})

test.each([
  { name: 'at', time: '20260311100000' },
  { name: 'at', time: Date.UTC(2026, 2, 11) },
  { name: 'fund', fundCode: '980301', amount: '1234567890.12' },
  { name: 'blank', mobileNo: '' },
])('the event %j is accepted', async (event) => {
  expect((await log(event)).retCode).toBe(RET.ok)
})

test.each([
  { name: 'x', text: 'call 13000000001 now' },
  { name: 'x', text: '130 0000 0001' },
  { name: 'x', text: '130-0000-0001' },
  { name: 'x', text: '１３００００００００１' },
  { name: 'x', value: 13000000001 },
  { name: 'x', inner: [{ deep: '62220000000000000' }] },
  { name: 'x', text: '310000199001010000' },
  { name: 'x', '13000000001': true },
  { name: 'x', custName: '某人' },
  { name: 'x', open_id: 'o_1' },
])('personal data in %j is refused and not kept', async (event) => {
  const before = events()
  expect((await log(event)).retCode).toBe(RET.badRequest)
  expect(events()).toBe(before)
})

test.each(['no json', '[]', 'null', '7', '{"name":'])(
  'the malformed event %j is refused',
  async (event) => {
    expect((await log(event)).retCode).toBe(RET.badRequest)
  },
)

const batch = (change: object = {}) => ({
  batch: '0123456789abcdef01234567',
  visit: '0123456789abcdef',
  version: '1.4.0',
  lost: 0,
  events: [
    { name: 'page_view', at: 1_773_200_000_000, row: '/', from: '' },
    { name: 'page_leave', at: 1_773_200_001_000, row: '/', ms: 1_000 },
  ],
  ...change,
})

test('a batch counts once however often it comes, also in parallel', async () => {
  const before = events()
  const answers = await Promise.all([log(batch()), log(batch()), log(batch())])
  expect(answers.map(({ retCode }) => retCode)).toEqual([RET.ok, RET.ok, RET.ok])
  expect([events() - before, eventCount('page_leave')]).toEqual([2, 1])
  await log(batch({ batch: 'f123456789abcdef01234567' }))
  expect(events() - before).toBe(4)
})

test.each([
  { events: [] },
  { batch: 'x' },
  { events: [{ name: 'page_view', at: 1, row: '/', from: '', note: 'free text' }] },
  { events: [{ name: 'click', at: 1, row: '/', what: 'undeclared' }] },
  { userId: 'zhang' },
])('a batch with %j is refused whole', async (change) => {
  const before = events()
  const odd = batch({ batch: 'e123456789abcdef01234567', ...change })
  expect((await log(odd)).retCode).toBe(RET.badRequest)
  expect(events()).toBe(before)
})

test('testers see what came, and which batches came again', async () => {
  const seen = await control(sandbox, 'tracking?name=page_leave')
  expect(seen).toMatchObject({
    batches: 2,
    repeated: 2,
    events: [{ event: { name: 'page_leave', ms: 1_000 } }, { event: { name: 'page_leave' } }],
  })
  const page = await sandbox.fetch(new Request('http://sandbox.test/sandbox/'))
  expect(await page.text()).toContain('page_leave')
})

const report = (change: object = {}) =>
  call(sandbox, reportConversion, {
    eventType: 'register',
    callback: '998877665544332211',
    webUrl: 'https://h5.example.com/landing?clickid=998877665544332211#/sft?from=ad',
    params: { accountId: '112233445566', planId: '665544332211' },
    ...change,
  })
const conversions = () => counted('SELECT count(*) AS n FROM ad_conversions')

test('a click and event count once, also in parallel; another event counts too', async () => {
  const before = conversions()
  const answers = await Promise.all([report(), report(), report()])
  expect(answers.map((it) => it.retCode)).toEqual([RET.ok, RET.ok, RET.ok])
  expect(conversions() - before).toBe(1)
  expect((await report({ eventType: 'purchase' })).retCode).toBe(RET.ok)
  expect(conversions() - before).toBe(2)
})

test.each([
  'https://h5.example.com/?mobileNo=1',
  'https://h5.example.com/?x=13000000001',
  'https://h5.example.com/13000000001',
  'https://h5.example.com/#/a?openId=o_1',
  'https://h5.example.com/%31%33000000001',
  'javascript:alert(1)',
  'no address',
])('the address %s is refused', async (webUrl) => {
  const before = conversions()
  expect((await report({ webUrl, eventType: 'other' })).retCode).toBe(RET.badRequest)
  expect(conversions()).toBe(before)
})
