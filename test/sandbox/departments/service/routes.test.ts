import { expect, test } from 'vitest'
import * as calls from '#api/calls/complaint.ts'
import { listMessages } from '#api/calls/message.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { TAKES_LONGER } from './complaints.ts'
import { ask, buy, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian, wang } = useSandbox(['zhang', 'qian', 'wang'])

const NUMBER = 'COMPLAINT0000000'
const TEXT = '卖出的资金晚到一天，请说明原因'
const submit = (session: Session, other: object = {}) =>
  call(
    sandbox,
    calls.submitComplaint,
    { requestNo: NUMBER, subject: 'arrival', text: TEXT, imageIds: [], ...other },
    session,
  )
const detail = () => ask(sandbox, calls.queryComplaint, { requestNo: NUMBER }, zhang)
const moveTo = (to: string) => control(sandbox, 'clock', { to })
const reopen = (reopenNo: string, session = zhang) =>
  call(sandbox, calls.reopenComplaint, { requestNo: NUMBER, reopenNo, text: TEXT }, session)

test('a complaint is received on the next working day, answered, reopened once and closed', async () => {
  expect(await submit(zhang)).toMatchObject({
    payload: { complaintNo: expect.stringMatching(/^TS20260311\d{4}$/), state: 'submitted' },
  })
  expect(await detail()).toMatchObject({
    dueDate: '20260312',
    mobileNo: expect.stringMatching(/\*/),
  })
  await moveTo('20260312090000')
  expect(await detail()).toMatchObject({ state: 'received', dueDate: '20260326' })
  expect(await reopen('REOPEN0000000000')).toMatchObject({ retCode: SHOWN_RET.cannotReopen })
  await moveTo('20260316090000')
  expect(await detail()).toMatchObject({ state: 'answered', reopenUntil: '20260415' })
  const reopened = await reopen('REOPEN0000000000')
  expect(reopened).toMatchObject({ retCode: 0, payload: { state: 'reopened' } })
  // The same again is the same; another one is refused.
  expect(await reopen('REOPEN0000000000')).toEqual(reopened)
  expect(await reopen('REOPEN0000000001')).toMatchObject({ retCode: SHOWN_RET.cannotReopen })
  await moveTo('20260319090000')
  const answered = await detail()
  expect(answered).toMatchObject({ state: 'answered', reopenUntil: null })
  expect(answered.answers).toHaveLength(2)
  await moveTo('20260403090000')
  expect(await detail()).toMatchObject({ state: 'closed', closeTime: '20260403090000' })
  const { items } = await ask(sandbox, listMessages, { kind: 'account', size: 20 }, zhang)
  expect(items.map(({ title, time }) => `${time} ${title}`)).toEqual([
    '20260319090000 投诉与建议有了答复',
    '20260316090000 投诉与建议有了答复',
  ])
  expect(items[0]?.forward?.targetUrl).toBe(`/myCenter/complaint?requestNo=${NUMBER}`)
})

test('one that takes longer is extended once, with its reason, before its day is over', async () => {
  await submit(zhang, { text: `${TEXT}，属于${TAKES_LONGER}问题` })
  await moveTo('20260326085959')
  expect(await detail()).toMatchObject({ state: 'received', extendedReason: '' })
  await moveTo('20260326090000')
  expect(await detail()).toMatchObject({
    state: 'extended',
    dueDate: '20260410',
    extendedReason: expect.stringContaining('延长一次'),
  })
  await moveTo('20260405090000')
  expect(await detail()).toMatchObject({ state: 'answered' })
})

test('a closed complaint can still be reopened until thirty days after its answer', async () => {
  await submit(zhang)
  await moveTo('20260401100000')
  expect(await detail()).toMatchObject({ state: 'closed', reopenUntil: '20260415' })
  await moveTo('20260416000000')
  expect(await detail()).toMatchObject({ reopenUntil: null })
  expect(await reopen('REOPEN0000000000')).toMatchObject({ retCode: SHOWN_RET.cannotReopen })
})

test('the same request is one complaint, another under its number is refused, and a stranger’s is their own', async () => {
  const first = await submit(zhang)
  expect(await submit(zhang)).toEqual(first)
  expect(await submit(zhang, { text: `${TEXT}。` })).toMatchObject({ retCode: RET.badRequest })
  expect(await submit(qian)).toMatchObject({ retCode: 0 })
  expect((await ask(sandbox, calls.listComplaints, {}, zhang)).complaints).toHaveLength(1)
  const none = { requestNo: NUMBER }
  expect(await call(sandbox, calls.queryComplaint, none, wang)).toMatchObject({
    retCode: RET.notFound,
  })
  expect(await reopen('REOPEN0000000000', wang)).toMatchObject({ retCode: RET.notFound })
})

test.each([
  ['too short', { text: '太短了' }],
  ['of spaces', { text: ' '.repeat(20) }],
  ['too long', { text: '字'.repeat(501) }],
  ['of no subject', { subject: 'other' }],
  ['with five pictures', { imageIds: ['1', '2', '3', '4', '5'] }],
])('a complaint %s is refused', async (_, other) => {
  expect(await submit(zhang, other)).toMatchObject({ retCode: RET.badRequest })
})

test("a complaint names the user's own order, and refuses another's order or picture", async () => {
  const { applyNo } = await buy(sandbox, zhang, {
    fundCode: '980303',
    amount: '1000.00',
    bankSerial: 'zhang-1',
  })
  expect(await submit(qian, { applyNo })).toMatchObject({ retCode: RET.notFound })
  expect(await submit(qian, { imageIds: ['abc'] })).toMatchObject({ retCode: RET.notFound })
  expect(await submit(zhang, { applyNo })).toMatchObject({ retCode: 0 })
  expect((await detail()).about).toMatch(/^买入 /)
})
