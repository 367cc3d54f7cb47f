// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { brand } from '#domain/brand.ts'
import { shareWords } from '#shared/parts/sharing/words-in-view.ts'
import { keepShareData } from './keep-share-data.ts'
import { loadVisit } from '#app/router/visit.ts'
import { inTime } from '#ui/testing/in-time.ts'

const FUND = fundDetailPaths.fundDetailSingle.to({ fundCode: '980303' })
const call = v.object({ method: v.string(), args: v.looseObject({}) })

let app: FakeNative
const open = (appVersion = '5.12.0') => {
  app = fakeNative('android', { appVersion, bridgeVersion: 1 })
  Reflect.set(window, 'h5bridge', app.page.h5bridge)
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
}
beforeEach(() => {
  document.head.innerHTML = '<title>基金详情</title>'
})
afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

/** The titles and paths that the app's menu was given, in order. */
const menus = () =>
  app.calls
    .map((text) => v.parse(call, JSON.parse(text)))
    .filter(({ method }) => method === 'setShareData')
    .map(({ args }) => [
      args['shareTitle'],
      String(args['shareLink']).slice(location.origin.length),
    ])

const visit = (address: string) => loadVisit(new URL(address, location.origin))

test('the menu shares the screen in view, again when its title is known and when it is shown again', async () => {
  open()
  const fund = await visit(FUND)
  const leave = keepShareData(fund)
  await inTime(() => expect(menus()).toEqual([['基金详情', FUND]]))
  document.title = '澄川新动力'
  await inTime(() => expect(menus()[1]).toEqual(['澄川新动力', FUND]))
  leave()

  document.title = '我的持有'
  const leaveHoldings = keepShareData(await visit(assetPaths.holdList.to()))
  await inTime(() => expect(menus()[2]).toEqual([brand.company, '/']))
  leaveHoldings()

  document.title = '澄川新动力'
  keepShareData(fund)()
  await inTime(() => expect(menus()[3]).toEqual(['澄川新动力', FUND]))
  expect(menus().length).toBe(4)
})

test('of several at once the menu ends with the newest', async () => {
  open()
  const fund = await visit(FUND)
  const holdings = await visit(assetPaths.holdList.to())
  for (const each of [fund, holdings, fund, holdings]) keepShareData(each)()
  await inTime(() => expect(menus().length).toBe(2))
  expect(menus()[1]).toEqual([brand.company, '/'])
})

test('a screen that has words of its own gives them with its address, as long as it is in view', async () => {
  open()
  const page = pageBuilderPaths.pageBuilder.to({ pageId: 'p-spring' })
  document.title = '春季理财月'
  const leave = keepShareData(await visit(page))
  const picture = '/documents/pages/hills.svg'
  const end = shareWords({ title: '三步整理账户', text: '看清自己', picture })
  await inTime(() => expect(menus().at(-1)).toEqual(['三步整理账户', page]))
  const { args } = v.parse(call, JSON.parse(app.calls.at(-1) ?? ''))
  expect([args['shareDesc'], args['shareImgUrl']]).toEqual(['看清自己', location.origin + picture])
  end()
  await inTime(() => expect(menus().at(-1)).toEqual(['春季理财月', page]))
  leave()
  const sent = menus().length
  shareWords({ title: '别的', text: '', picture: '' })()
  await Promise.resolve()
  expect(menus().length).toBe(sent)
})

test('an app without the menu is not called', async () => {
  open('5.5.0')
  await bridge().handshake()
  keepShareData(await visit(FUND))()
  await bridge().call('supportStatusBarImmersion', {})
  expect(menus()).toEqual([])
})
