// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules, screens } from '#app/router/screens.ts'
import { click } from '#ui/testing/in-page.tsx'
import { EXAMPLE_IDS, screenSamples, SEEDED_IDS } from './screens/samples.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

/*
 * Follows what the rendered screens offer from the five roots on: links, and what a walk presses. A
 * screen is rendered once its row is reached: its first sample, and the walks that begin on it.
 */

const ROOTS = ['/', '/fund_detail/home', '/vp/home', '/asset/holdList', '/myCenter/centerHome']

interface Walk {
  readonly user: string | null
  readonly address: string
  /** The beginnings of the names of buttons, pressed one after another. */
  readonly press: readonly string[]
}
const walk = (user: string | null, address: string, ...press: string[]): Walk => ({
  user,
  address,
  press,
})

const { funds } = SEEDED_IDS
const fund = `fundCode=${funds.held}`
const money = `fundCode=${funds.money}`

/** Doors that the first sample of a screen does not show: by whom, where, and what is pressed. */
const WALKS: readonly Walk[] = [
  walk('zhang', '/', '全部'),
  walk('zhang', '/', '切换到长辈版'),
  walk('zhang', '/vip/vipHome'),
  walk('zhang', '/myCenter/centerHome', '银行卡'),
  walk('li', '/myCenter/centerHome', '去认证'),
  walk('zhang', '/myCenter/complaints', '提出投诉或建议'),
  walk('sun', '/myCenter/centerHome'),
  walk('new', '/myCenter/centerHome'),
  walk('zhang', '/activityCenter/activityCenterHome', '新人专区'),
  walk('saver', '/couponCenter/couponCenterHome?tab=claim'),
  walk('saver', `/couponCenter/couponDetail?cardId=${SEEDED_IDS.coupons('cut')}`, '赠送好友'),
  walk('zhang', '/exchange/home?redeemCode=CPN0000000000001', '兑换'),
  walk('zhang', '/vp/home', '问答'),
  walk('zhang', '/vp/home', '讨论'),
  walk('zhang', '/vp/home', '资讯'),
  walk('halfway', '/authentic'),
  walk('sun', '/authentic'),
  walk('zhang', '/authentic'),
  walk('zhang', '/deal/addBank', '支持的银行', '融悦支付银行'),
  walk('zhang', `/asset/holdYuEBao?${money}`, '存入'),
  walk('zhang', `/asset/holdYuEBao?${money}`, '取出'),
  walk('zhang', `/asset/singleHold?${fund}`, '卖出'),
  walk('zhang', `/deal/nonMontyRedeem?${fund}&tab=convert`, '请选择转入基金'),
  walk('zhang', `/fund_detail/FundDetailSingle?${fund}`, '年度和季度'),
  walk('zhang', `/fund_detail/FundDetailSingle?${fund}`, '交易规则'),
  walk('zhang', `/fund_detail/FundDetailSingle?${money}`, '历史收益'),
  walk('zhang', '/fund_detail/FundDetailSingle?fundCode=980201'),
  walk('private', '/fund_detail/AdvanceContractList'),
  walk('private', '/fund_detail/FundDetailAdvance?fundCode=990201'),
  walk('planner', '/directInvest/directInvestManage?status=terminated'),
  walk('advised', '/configAdvise/configIntroduce', '我的方案'),
  walk('advised', '/configAdvise/solutionDetails'),
  walk('advised', '/configAdvise/solutionDetails', '重做问卷'),
  walk('advised', '/configAdvise/solutionDetails', '查看匹配方案'),
  walk('advised', '/configAdvise/strategyDetails?portfolioCode=PI0001'),
  walk('advised', '/configAdvise/strategyDetails?portfolioCode=PI0001', '终止'),
  walk('zhang', '/circle/circleHome?circle=medicine'),
  walk('zhang', '/circle/medicineHome?tab=tool'),
  walk('expert', '/financial_expert/financialExpertHome'),
  walk('opened', '/icbc/getAuth', '绑定'),
  walk('opening', '/icbc/openAccount'),
  walk('wang', '/taxDelay/taxDelayHome', '谁能参加、能买什么、何时能领'),
  walk('tying', '/taxDelay/taxDelayHome', '去开通'),
  walk('wang', '/taxDelay/taxDelayHome', '算一算值不值'),
  walk('wang', '/taxDelay/taxDelayHome', '算今年省多少'),
  walk('wang', '/taxDelay/taxDelayHome', '看看可以买的 Y 类基金'),
  walk('yang', '/taxDelay/taxDelayHome', '去买入'),
  walk('yang', '/pensionAccount/home', '去缴存'),
  walk(null, '/pensionZone/pensionTaxNewCalculatorHome', '计算'),
  walk(null, '/pensionZone/pensionTaxNewCalculatorWelcome', '开始'),
  walk(null, '/pensionZone/pensionTaxCalculator', '计算'),
  walk(null, '/snowCalculator/snowCalculator', '计算'),
  walk(null, '/easySelectFund/EasySelectHome', '查看'),
  walk(null, '/fixed_plus/fixedPlusHome', '看这一档的策略'),
  walk(null, '/initiative/initiativePrefecture', '全部主动权益基金'),
  walk('wang', '/activityCenter/activityCenterHome', '开户指南'),
  walk('wang', '/activityCenter/activityCenterHome', '薪管通'),
  walk('wang', '/activityCenter/activityCenterHome', '合作商城'),
  walk('zhang', '/goldStore/goldCoinTask', '去完成 阅读一篇投教文章'),
  walk('sharer', '/newInviteFriend/activityHome', '收益挑战'),
  walk('sharer', '/newInviteFriend/activityHome', '邀请任务'),
  walk('sharer', '/newInviteFriend/activityHome', '好友专区'),
  walk('sharer', '/newInviteFriend/activityHome', '推荐给朋友'),
  walk('sharer', '/newInviteFriend/activityHome', '2025 期'),
  walk('sharer', '/newInviteFriend/activityHome', '2020 期'),
  walk('sharer', '/inviteFriends2025V2/inviteFriendsInvitePeopleV2', '好友指南'),
  walk('zhang', '/wxInviteFriend/wxActivityHome', '分享给朋友'),
  walk('wang', '/keepActivity/loading'),
  walk('wang', '/keepActivity/welcome', '了解了'),
  walk('zhang', '/directActivity/loading'),
  walk('zhang', '/directActivity/welcome', '了解了'),
  walk('qian', '/sft/sftHome?activityId=mncj-0', '查看我的成绩'),
  walk('qian', '/sft/sftFundDetail?fundCode=980104', '模拟买入'),
  walk('qian', '/sft/sftFundDetail?fundCode=980104', '模拟卖出'),
  walk('qian', '/sft/sftHoldPositionsDetail?fundCode=980104', '模拟卖出'),
]

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  Element.prototype.scrollIntoView = () => {}
})
afterAll(async () => {
  await app?.close()
  await provider.sandbox.stop()
})

/** The rows that were found, by path: most screens have the same links in their frame. */
const rows = new Map<string, string | null>()

/** The row that shows an address; null of an address that is no screen's. */
function rowOf(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin) return null
  const bare = modules.find(({ segment }) => pathname === `/${segment}`)?.defaultChild
  const path = (bare ?? pathname).split('?')[0] ?? ''
  let row = rows.get(path)
  if (row === undefined) {
    row = screens.find((screen) => matchPath(screen.path, path) !== null)?.path ?? null
    rows.set(path, row)
  }
  return row
}

/** The rows that a screen leads to, by its links and by where the presses end. */
async function doors({ user, address, press }: Walk): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      const row = rowOf(link.getAttribute('href') ?? '')
      if (row !== null) found.add(row)
    }
    const here = rowOf(location.href)
    if (here !== null) found.add(here)
  }
  app = await openApp(provider, address, user)
  look()
  for (const name of press) {
    const button = [...document.querySelectorAll<HTMLElement>('button, [role=tab]')].find(
      ({ textContent }) => textContent.trim().startsWith(name),
    )
    if (button === undefined) throw new Error(`${address} of ${user} has no button ${name}`)
    const before = location.pathname
    await click(button)
    look()
    // A gate that answers may ask: the screen behind it is reached then.
    if (location.pathname !== before) break
    await app.settle()
    look()
  }
  await app.close()
  // A choice of one walk is none of the next.
  localStorage.clear()
  return found
}

const ROOT = join(import.meta.dirname, '..')
const SOURCES = globSync('src/{app,features,shared,templates}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|\/(?:routes|samples)\.ts$/.test(file))
  .map((file) => ({ file: `/${file}`, text: readFileSync(join(ROOT, file), 'utf8') }))
const DECLARED = Object.values(
  import.meta.glob<Record<string, unknown>>(['../src/paths/**/*.ts', '!../src/paths/*.test.ts'], {
    eager: true,
  }),
).flatMap((file) =>
  Object.entries(file).flatMap(([name, paths]) =>
    Object.entries(paths ?? {}).map(([key, path]) => ({ name: `${name}.${key}`, path })),
  ),
)

/** Returns whether the source of another screen leads to this one. */
function isLedTo({ path, load }: (typeof screens)[number]): boolean {
  const own = /\/src\/[\w/-]+(?=\/\w+\.tsx)/.exec(String(load))?.[0] ?? path
  const names = DECLARED.filter(({ path: declared }) => Object(declared).pattern === path)
  return SOURCES.some(
    ({ file, text }) =>
      !file.startsWith(`${own}/`) && names.some(({ name }) => text.includes(`${name}.to(`)),
  )
}

it('every screen is reached from the five roots, or says how else it is entered', async () => {
  const samples = screenSamples(EXAMPLE_IDS)
  const acts = screens.filter(({ entry }) => entry?.by === 'act').map(({ path }) => path)
  const reached = new Set(ROOTS)
  const followed = new Set([...ROOTS, ...acts])
  // The set grows meanwhile.
  for (const path of followed) {
    const [first] = samples[path] ?? []
    const walks = WALKS.filter(({ address }) => rowOf(address) === path)
    for (const seen of first === undefined ? walks : [{ ...first, press: [] }, ...walks]) {
      for (const row of await doors(seen)) {
        followed.add(row)
        if (row !== path) reached.add(row)
      }
    }
  }
  const closed = screens.filter(({ path, entry }) => entry === undefined && !reached.has(path))
  expect(closed.map(({ path }) => path)).toEqual([])
  // It opens some four hundred pages, a minute's work on a machine of its own.
}, 1_200_000)

it('what an act has come to is led to by the source of another screen', () => {
  const acts = screens.filter(({ entry }) => entry?.by === 'act')
  expect(acts.length).toBeGreaterThan(5)
  expect(acts.filter((row) => !isLedTo(row)).map(({ path }) => path)).toEqual([])
})
