import { expect, test } from 'vitest'
import { queryBill } from '#api/calls/activities/annual-bill.ts'
import { messageTarget } from '#domain/message/message-target.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { messagesAbout } from './testing/messages.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'], { now: '20230114120000' })
const yearLater = useSandbox('zhang', { now: '20240114120000' })

const said = (session: Session, at = sandbox) => messagesAbout(at, session, 'billReady')
const state = async (session: Session, year: number) =>
  (await ask(sandbox, queryBill, { year }, session)).state

test('the bill of a year is announced on the day on which it opens, to who has one, once', async () => {
  await control(sandbox, 'clock', { to: '20230115095959' })
  expect(await said(zhang)).toEqual([])
  await control(sandbox, 'clock', { to: '20230120120000' })
  expect([await state(zhang, 2022), await state(wang, 2022)]).toEqual(['ready', 'none'])
  const [message, ...others] = await said(zhang)
  expect(others).toEqual([])
  expect([message?.title, message?.time, message?.legal]).toEqual([
    '2022 年度账单已生成',
    '20230115100000',
    '0',
  ])
  expect(messageTarget(message?.forward ?? null)).toBe('/annualBill2022/billHome')
  expect(await said(wang)).toEqual([])
})

test('a year whose bill has no story is not announced', async () => {
  await control(yearLater.sandbox, 'clock', { to: '20240116120000' })
  expect(await said(yearLater.zhang, yearLater.sandbox)).toEqual([])
})
