import { expect, test } from 'vitest'
import { listMessages } from '#api/calls/message.ts'
import { makePlan } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang, coins } = useSandbox(['zhang', 'wang', 'coins'])

const moveTo = (to: string) => control(sandbox, 'clock', { to })
type Kind = 'plan' | 'notice' | 'campaign'
async function said(session: Session, kind: Kind): Promise<string[]> {
  const { items } = await ask(sandbox, listMessages, { kind, size: 50 }, session)
  return items.map(({ time, title, text }) => `${time.slice(0, 8)} ${title} ${text}`)
}

test('a debit that a closure moves is announced the day before its planned day, once', async () => {
  const { planName } = await makePlan(sandbox, zhang, { cycle: 'monthly', cycleDay: 15 })
  await moveTo('20260314095959')
  expect((await said(zhang, 'plan')).join()).not.toContain('顺延')
  await moveTo('20260317100000')
  expect((await said(zhang, 'plan')).filter((it) => it.includes('顺延'))).toEqual([
    `20260314 定投扣款因休市顺延 “${planName}”原定 03-15 扣款，顺延至 03-16`,
  ])
})

test('a closure of weekdays is announced to holders on the last day before; a weekend is not', async () => {
  await moveTo('20260404100000')
  const closures = async (session: Session) =>
    (await said(session, 'notice')).filter((it) => it.includes('休市'))
  expect(await closures(zhang)).toEqual([
    '20260403 休市安排 04-04 至 04-06 休市，期间的申请按 04-07 受理，到账顺延',
  ])
  expect(await closures(wang)).toEqual([])
})

test('a changed agreement is announced to who holds its fund, with what differs', async () => {
  await control(sandbox, 'agreement', { protocolId: 'contract-980301' })
  await control(sandbox, 'agreement', { protocolId: 'contract-980301' })
  const [second, first] = await said(zhang, 'notice')
  expect(first).toMatch(/^20260311 协议有更新 《.+基金合同》于 ?2026-03-11 ?第 1 次修订$/)
  expect(second).toContain('第 2 次修订')
  expect(await said(wang, 'notice')).toEqual([])
})

test('coins that lapse are announced three days before, in one sum', async () => {
  await moveTo('20261228100001')
  const ends = (await said(coins, 'campaign')).filter((it) => it.includes('金币'))
  expect(ends).toEqual(['20261228 金币即将过期 80 金币 2026-12-31 过期，请尽快使用'])
})
