import { expect, test } from 'vitest'
import {
  listMessages,
  queryMessageSettings,
  readMessages,
  setMessageSetting,
} from '#api/calls/message.ts'
import { setFollow } from '#api/calls/content.ts'
import { createPlan, skipPlan } from '#api/calls/plan-change.ts'
import { listTalks } from '#api/calls/company.ts'
import { listPlans } from '#api/calls/plan.ts'
import { RET } from '#api/endpoint.ts'
import { planFields } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, buy, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])

const LATER = '99999999999999'
const READ = 'READ000000000000'
const moveTo = (to: string) => control(sandbox, 'clock', { to })
const list = (session: Session, asked: object = {}) =>
  ask(sandbox, listMessages, { size: 50, ...asked }, session)
const titles = async (session: Session, asked: object = {}) =>
  (await list(session, asked)).items.map(({ time, title }) => `${time} ${title}`)
const read = (session: Session, asked: object) =>
  call(sandbox, readMessages, { readNo: READ, through: LATER, ...asked }, session)

/** An order of today, which is confirmed tomorrow. */
async function confirmedOrder() {
  await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00', bankSerial: 'zhang-1' })
  await moveTo('20260312090000')
}

test('a confirmed order is one message, with its figures in the words of the order', async () => {
  await confirmedOrder()
  const { items } = await list(zhang, { kind: 'trade' })
  expect(items[0]).toMatchObject({
    time: '20260312090000',
    kind: 'trade',
    title: '买入确认成功',
    read: '0',
    legal: '1',
  })
  const [first] = items
  expect(first?.amounts).toHaveLength(2)
  expect(first?.amounts[0]).toBe('1,000.00')
  for (const amount of first?.amounts ?? []) expect(first?.text).toContain(amount)
  expect(first?.forward?.targetUrl).toMatch(/^\/transaction\/TransactionDetail\?applyNo=A/)
  await moveTo('20260315000000')
  expect((await titles(zhang, { kind: 'trade' })).filter((it) => it.includes('20260312'))).toEqual([
    '20260312090000 买入确认成功',
  ])
})

test('a failed order whose money is back at once is one message; one that is paid later has two', async () => {
  await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00', bankSerial: 'zhang-1' })
  await control(sandbox, 'event', { kind: 'confirmFailed', userId: 'zhang', fundCode: '980301' })
  const ofToday = async () =>
    (await titles(zhang, { kind: 'trade' }))
      .filter((it) => it > '20260311')
      .map((it) => it.slice(15))
  expect(await ofToday()).toEqual(['买入确认失败'])
  await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00', bankSerial: 'zhang-1' })
  await control(sandbox, 'event', { kind: 'tradeFailed', userId: 'zhang', fundCode: '980301' })
  await moveTo('20260312090000')
  expect(await ofToday()).toEqual(['买入退款已到账', '买入交易失败', '买入确认失败'])
})

test('what was read on one device is read on another, and undone on both', async () => {
  await confirmedOrder()
  const phone = await signIn(sandbox, 'zhang')
  const before = (await list(zhang)).unread
  expect(before.trade).toBeGreaterThan(0)
  expect(await read(zhang, { kind: 'trade' })).toMatchObject({ payload: { unread: { trade: 0 } } })
  const seen = await list(phone, { kind: 'trade' })
  expect(seen.unread.trade).toBe(0)
  expect(seen.items.every((it) => it.read === '1')).toBe(true)
  expect(await read(phone, { undo: '1' })).toMatchObject({
    payload: { unread: { trade: before.trade } },
  })
  expect((await list(zhang)).unread).toEqual(before)
})

test('reading all leaves what came after what the user saw', async () => {
  await confirmedOrder()
  const [newest] = (await list(zhang)).items
  await buy(sandbox, zhang, { fundCode: '980301', amount: '2000.00', bankSerial: 'zhang-1' })
  await moveTo('20260313090000')
  await read(zhang, { through: newest?.time })
  const { items } = await list(zhang)
  expect(items.filter((it) => it.read === '0').every((it) => it.time > (newest?.time ?? ''))).toBe(
    true,
  )
  expect(items.some((it) => it.read === '0')).toBe(true)
})

test('messages of somebody else are neither seen nor marked', async () => {
  await confirmedOrder()
  const [own] = (await list(zhang, { kind: 'trade' })).items
  const messageId = own?.messageId ?? ''
  expect((await list(qian, { messageId })).items).toEqual([])
  expect(await read(qian, { ids: [messageId] })).toMatchObject({ retCode: RET.notFound })
  const mixed = [messageId, 'AAAAAAAAAAAAAAAAAAAAAAAA']
  expect(await read(zhang, { ids: mixed })).toMatchObject({ retCode: RET.notFound })
  expect((await list(zhang, { messageId })).items[0]?.read).toBe('0')
  // Nor undone by the number of another's act.
  await read(zhang, { ids: [messageId] })
  await read(qian, { undo: '1' })
  expect((await list(zhang, { messageId })).items[0]?.read).toBe('1')
})

test('pages go on by the cursor, each message once, and a cursor of another list is refused', async () => {
  await confirmedOrder()
  const whole = (await list(zhang)).items.map((it) => it.messageId)
  expect(whole.length).toBeGreaterThan(4)
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(zhang, { size: 2, ...(cursor === undefined ? {} : { cursor }) })
    found.push(...page.items.map((it) => it.messageId))
    cursor = page.nextCursor === '' ? undefined : page.nextCursor
  } while (cursor !== undefined && found.length < whole.length)
  expect(found.slice(0, whole.length)).toEqual(whole)
  const { nextCursor } = await list(zhang, { size: 2 })
  const asked = { size: 2, kind: 'plan', cursor: nextCursor }
  expect(await call(sandbox, listMessages, asked, zhang)).toMatchObject({ retCode: RET.badRequest })
  expect(await call(sandbox, listMessages, { size: 2, cursor: nextCursor }, qian)).toMatchObject({
    retCode: RET.badRequest,
  })
})

test('a kind that is off is not sent, but for what must be; one of law stays on', async () => {
  expect((await ask(sandbox, queryMessageSettings, {}, zhang)).kinds).toContainEqual({
    kind: 'trade',
    on: '1',
    locked: 'all',
  })
  const set = (kind: string, on: string) => call(sandbox, setMessageSetting, { kind, on }, zhang)
  expect(await set('trade', '0')).toMatchObject({ retCode: RET.badRequest })
  expect(await set('account', '0')).toMatchObject({ retCode: RET.badRequest })
  expect(await set('plan', '0')).toMatchObject({ payload: { kind: 'plan', on: '0' } })
  const fields = await planFields(sandbox, zhang)
  const { plan } = await ask(sandbox, createPlan, fields, zhang)
  const { plans } = await ask(sandbox, listPlans, { ended: '0' }, zhang)
  const next = plans.find((it) => it.planNo === plan.planNo)?.nextDebitDate ?? ''
  await ask(sandbox, skipPlan, { planNo: plan.planNo, debitDate: next, skip: true }, zhang)
  await moveTo(`${next}100000`)
  expect(await titles(zhang, { kind: 'plan' })).toEqual([])
  const { outbox } = await control(sandbox, 'outbox')
  expect(outbox).toContainEqual(
    expect.objectContaining({ userId: 'zhang', kind: 'plan', sent: false, push: null }),
  )
  // A failure is a message all the same.
  const failing = await planFields(sandbox, zhang, {
    amount: '1000.46',
    cycle: 'daily',
    cycleDay: null,
  })
  await ask(sandbox, createPlan, failing, zhang)
  await control(sandbox, 'clock', { days: 1 })
  await control(sandbox, 'clock', { next: 'cutoff' })
  expect((await titles(zhang, { kind: 'plan' })).join()).toContain('定投第 1 次扣款失败')
})

test('three failed debits are three messages, the last of which says that the plan has ended', async () => {
  const failing = await planFields(sandbox, zhang, {
    amount: '1000.46',
    cycle: 'daily',
    cycleDay: null,
  })
  const {
    plan: { planNo },
  } = await ask(sandbox, createPlan, failing, zhang)
  await control(sandbox, 'clock', { days: 9 })
  const { items } = await list(zhang, { kind: 'plan' })
  const own = items.filter((it) => it.forward?.targetUrl.endsWith(planNo))
  expect(own.map((it) => it.title)).toEqual([
    '定投已结束',
    '定投第 2 次扣款失败',
    '定投第 1 次扣款失败',
  ])
  expect((await titles(zhang, { kind: 'trade' })).filter((it) => it > '20260312')).toEqual([])
})

test('a talk with a reminder is a message half an hour before, once', async () => {
  const { talks } = await ask(sandbox, listTalks, {}, zhang)
  const talk = talks.find((it) => it.state === 'coming' && it.startTime > '20260312')
  if (!talk) throw new Error('no talk is to come')
  await ask(sandbox, setFollow, { talkId: talk.talkId, on: '1' }, zhang)
  await moveTo(`${talk.startTime.slice(0, 8)}080000`)
  expect(await titles(zhang, { kind: 'content' })).toEqual([])
  await moveTo(talk.startTime)
  expect(await titles(zhang, { kind: 'content' })).toHaveLength(1)
  await control(sandbox, 'clock', { days: 3 })
  const { items } = await list(zhang, { kind: 'content' })
  expect(items.map((it) => it.title)).toEqual(['您预约的直播即将开始'])
  expect((await list(qian, { kind: 'content' })).items).toEqual([])
})

test('the month has its message on the first, and it leads to the report', async () => {
  await moveTo('20260401100000')
  const { items } = await list(zhang, { kind: 'report' })
  expect(items[0]).toMatchObject({
    title: '3 月月报已生成',
    forward: { targetUrl: '/monthlyReport/monthlyReportHome?month=202603' },
  })
})

test('messages are kept for half a year, those of law for two years', async () => {
  await confirmedOrder()
  await moveTo('20260401100000')
  const reports = await titles(zhang, { kind: 'report' })
  expect(reports).toHaveLength(1)
  await moveTo('20261001100001')
  expect((await titles(zhang, { kind: 'report' })).join()).not.toContain('20260401')
  expect((await titles(zhang, { kind: 'trade' })).join()).toContain('20260312090000')
})

test('a push has no sum of money, and names the message to open', async () => {
  await confirmedOrder()
  const { outbox } = await control(sandbox, 'outbox')
  expect(outbox).toContainEqual(
    expect.objectContaining({
      userId: 'zhang',
      title: '买入确认成功',
      push: {
        title: '买入确认成功',
        text: expect.stringMatching(/\*{4} 元，确认 \*{4} 份$/),
        entry: expect.stringMatching(/^\/messages\?open=[0-9A-F]{24}$/),
      },
    }),
  )
})
