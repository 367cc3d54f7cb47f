// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { path } from '#paths/path.ts'
import { signIn } from '#session/session.ts'
import type { Campaign } from '#templates/activity/campaign.ts'
import { screen } from '#templates/screen.ts'
import { axeFindings, button, click, eventually, field, one } from '#ui/testing/in-page.tsx'
import { CampaignHome } from './CampaignHome.tsx'
import { CampaignLoading } from './CampaignLoading.tsx'
import type { CampaignPages } from './campaign-pages.ts'

const pages: CampaignPages = {
  loading: () => '/probe/loading',
  welcome: () => '/probe/welcome',
  home: () => '/probe/home',
  error: (_, code) => `/probe/error/${code}`,
}

const campaign: Campaign = {
  activityId: 'probe',
  kind: 'keep',
  title: '测试活动',
  startTime: '20200101090000',
  endTime: '20990101150000',
  claimUntil: '20990201150000',
  paused: null,
  stock: null,
  needs: ['login'],
  unmet: [],
  own: null,
  claimable: 0,
  route: 'keepActivity',
  accent: 'blue',
  headerImgUrl: '',
  places: 100,
  ruleVersion: '20260201',
  rules: [{ heading: '计期方式', text: '每期确认后计 1 期' }],
  organiser: '测试基金',
  serviceLine: '400',
  storeLine: '',
  prizes: [{ title: '连续 1 期', price: '10 金币', chance: '' }],
  consent: { consentId: 'probe-rules', text: '我已阅读并同意活动规则' },
  welcomed: true,
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
let now: Partial<Campaign> = {}
let joining: unknown = replies.silence
let joined = 0

beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = (response) =>
    replies.byAddress({
      queryActivity: { serverTime: '20260310100000', activity: { ...campaign, ...now } },
      joinActivity: joining,
    })(response)
})
afterAll(() => provider.close())
beforeEach(() => {
  now = {}
  joined = 0
})
afterEach(() => mounted.close())

async function open(Probe: () => React.JSX.Element) {
  const probe = path('/probe')
  const load = async () => ({ default: Probe })
  mounted = await mountedScreen(
    screen({ path: probe, title: '测试页', needs: [], load }),
    probe.to(),
  )
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
}

const openHome = () =>
  open(() => (
    <CampaignHome
      activityId="probe"
      pages={pages}
      next={(_, { kind }) => (kind === 'joined' ? { text: '下一步', onClick: () => {} } : null)}
      onJoined={() => {
        joined += 1
      }}
      onReread={() => Promise.resolve()}
    >
      {(_, { kind }) => <p id="state">{kind}</p>}
    </CampaignHome>
  ))
const openLoading = () => open(() => <CampaignLoading activityId="probe" pages={pages} />)

const appears = (words: string) =>
  eventually(() => expect(document.body.textContent).toContain(words))
const joins = () => provider.requestedUrls.filter((url) => url.includes('joinActivity')).length

test('joins once the rules are agreed to, by one request for two taps', async () => {
  joining = { joinTime: '20260310100000' }
  await openHome()
  await appears('进行中')
  const before = joins()
  await click(button('立即参加'))
  expect(joins()).toBe(before)
  await appears('请先阅读并同意活动规则')
  await click(field())
  await act(async () => {
    button('立即参加').click()
    button('立即参加').click()
    now = { own: { joinTime: '20260310100000', planNo: null } }
  })
  await appears('下一步')
  expect(joins()).toBe(before + 1)
  expect(joined).toBe(1)
})

test('shows the new rules where they have changed, and is agreed to again', async () => {
  joining = replies.refusal(SHOWN_RET.ruleChanged, '活动规则已更新，请重新阅读')
  await openHome()
  await appears('进行中')
  await click(field())
  await act(async () => {
    now = { ruleVersion: '20260301', rules: [{ heading: '新规则', text: '每期计 2 期' }] }
    button('立即参加').click()
  })
  await appears('规则版本：2026-03-01')
  expect(one('[role=dialog]').textContent).toContain('每期计 2 期')
  expect(one('[role=dialog]').textContent).toContain('共 100 个，先到先得')
  expect(await axeFindings()).toEqual([])
  await click(button('知道了'))
  expect(field().checked).toBe(false)
  expect(joined).toBe(0)
})

test.each([
  ['soldOut', SHOWN_RET.soldOut, { stock: 0 }, '已领完'],
  ['paused', SHOWN_RET.activityPaused, { paused: { reason: '维护' } }, '活动暂停：维护'],
  ['ended', SHOWN_RET.activityOver, { endTime: '20260101150000' }, '活动已结束'],
])('shows that it is %s by the time that it is joined', async (_, retCode, changed, words) => {
  joining = replies.refusal(retCode, words)
  await openHome()
  await appears('进行中')
  await click(field())
  await act(async () => {
    now = changed
    button('立即参加').click()
  })
  await appears(words)
  await appears('看看其他活动')
  expect(joined).toBe(0)
})

test.each([
  [{ welcomed: false }, '/probe/welcome'],
  [{ welcomed: null }, '/probe/welcome'],
  [{ welcomed: true }, '/probe/home'],
])('loading leads with %j to %s, in its own place', async (given, to) => {
  now = given
  const length = history.length
  await openLoading()
  await eventually(() => expect(location.pathname).toBe(to))
  expect(history.length).toBe(length)
})

test('the home leads who was not welcomed back to loading', async () => {
  now = { welcomed: false }
  await openHome()
  await eventually(() => expect(location.pathname).toBe('/probe/loading'))
})

test.each([
  ['an unknown campaign', replies.refusal(RET.notFound), 'notFound'],
  ['a network that is gone', replies.noNetwork, 'network'],
])('loading leads from %s to what happened', async (_, reply, code) => {
  const usual = provider.reply
  provider.reply = reply
  await openLoading()
  await eventually(() => expect(location.pathname).toBe(`/probe/error/${code}`))
  provider.reply = usual
})
