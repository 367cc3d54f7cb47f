import { expect, test } from 'vitest'
import { keepHomepage } from '#api/calls/keep-challenge.ts'
import { syncWatched } from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { EMPTY_WATCH_LIST } from '#domain/watch/watch-list.ts'
import { ask, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang, keeper } = useSandbox(['zhang', 'wang', 'keeper'])

const moveTo = (to: string) => control(sandbox, 'clock', { to })
async function said(session: Session, title: string) {
  const { items } = await ask(sandbox, listMessages, { size: 50 }, session)
  return items.filter((it) => it.title === title).toReversed()
}

test('a reward of a challenge is announced on the day that earns it, once', async () => {
  const steps = async () =>
    (await ask(sandbox, keepHomepage, { activityId: 'keep-1' }, keeper)).steps
  const before = new Set((await steps()).filter((it) => it.state !== 'open').map((it) => it.stepId))
  await moveTo('20260430100001')
  const earned = (await steps()).filter(
    ({ state, stepId }) => state === 'earned' && !before.has(stepId),
  )
  const messages = (await said(keeper, '活动奖励可以领取了')).filter(({ eventKey }) =>
    eventKey.startsWith('rewardReady keep-1'),
  )
  expect(messages.map(({ eventKey }) => eventKey)).toEqual(
    earned.map(({ stepId }) => `rewardReady keep-1 ${stepId}`),
  )
  expect(earned.length).toBeGreaterThan(0)
  expect(messages.map(({ text }) => text)).toEqual(
    earned.map(({ rewardTxt }) => `“定投坚持挑战”：${rewardTxt}`),
  )
})

test('a reward that waits is announced three days before it lapses, once', async () => {
  await moveTo('20260809100001')
  const messages = await said(keeper, '活动奖励即将失效')
  expect(messages.map(({ eventKey }) => eventKey).toSorted()).toEqual([
    'rewardEnds direct-1',
    'rewardEnds keep-1',
  ])
  for (const { text, time } of messages) {
    const until = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]?.replaceAll('-', '')
    expect(until).toBe(addDays(time.slice(0, 8), 3))
  }
})

test('what the company announces reaches all customers once, and its page is there from then on', async () => {
  const page = async () =>
    (await sandbox.fetch(new Request('http://sandbox.test/documents/announcement-night-work')))
      .status
  expect(await page()).toBe(404)
  await moveTo('20260314095959')
  expect(await said(wang, '公司公告')).toEqual([])
  await moveTo('20260320100000')
  for (const session of [zhang, wang]) {
    const [message, ...others] = await said(session, '公司公告')
    expect(others).toEqual([])
    expect(message?.text).toBe('关于系统维护期间暂停服务的公告')
    expect(message?.forward?.targetUrl).toContain('announcement-night-work')
  }
  expect(await page()).toBe(200)
})

test('the reports of a quarter are one message to who holds or watches their funds', async () => {
  await moveTo('20260421100000')
  expect(await said(zhang, '定期报告已披露')).toEqual([])
  await moveTo('20260424100000')
  const [message, ...others] = await said(zhang, '定期报告已披露')
  expect([others, message?.time.slice(0, 8)]).toEqual([[], '20260422'])
  expect(message?.text).toMatch(/等 \d+ 只基金，2026 年第 1 季度报告可以查看$/)
  expect(message?.forward?.targetUrl).toBe('/asset/holdList')
  expect(await said(wang, '定期报告已披露')).toEqual([])
})

test('the reports of watched funds lead to the watch list, and one to its own fund', async () => {
  const star = (session: Session, codes: readonly string[]) => {
    const funds = codes.map((fundCode) => ({
      fundCode,
      on: true,
      at: 1,
      group: '',
      note: '',
      editedAt: 0,
    }))
    return ask(sandbox, syncWatched, { ...EMPTY_WATCH_LIST, funds, order: [] }, session)
  }
  const leadsTo = async (session: Session) => {
    const messages = await said(session, '定期报告已披露')
    return messages.at(-1)?.forward?.targetUrl
  }
  await star(wang, ['980301'])
  await moveTo('20260424100000')
  expect(await leadsTo(wang)).toBe('/fund_detail/FundDetailViews?fundCode=980301')
  await star(wang, ['980301', '980501', '980401'])
  await moveTo('20260731100000')
  expect(await leadsTo(wang)).toBe('/fundPortal/allFundList?scope=watch')
})

test('a campaign that begins is announced to who has joined it before, and leads to it', async () => {
  await control(sandbox, 'reset', {})
  const again = await signIn(sandbox, 'keeper')
  await moveTo('20260315120000')
  const [message, ...others] = await said(again, '您参加过的活动又开始了')
  expect(others).toEqual([])
  expect(message?.eventKey).toMatch(/^campaignBegins keep-/)
  const activityId = message?.eventKey.split(' ')[1] ?? ''
  expect(message?.forward?.targetUrl).toBe(keepActivityPaths.loading.to({ activityId }))
})
