import { expect, test } from 'vitest'
import { queryHolding } from '#api/calls/asset.ts'
import { listPositionChanges } from '#api/calls/fund-archives.ts'
import { listIndexFunds, queryIndex } from '#api/calls/fund-index.ts'
import { listShares } from '#api/calls/fund-share.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  FundRecordView,
  GoneShareView,
  HoldingLinksView,
  IndexCardsView,
  FundSharePagePage,
} from '#test/e2e/pages/funds/fund-record-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'

const HELD = { fundCode: '980301' }
const CHOSEN = { fundCode: '980201' }
const INDEX = { indexCode: '880800' }

onEachEngine({ provider: openProvider, user: 'zhang', provokesRefusals: true }, (journey) => {
  test('a holding is shared without amounts, and taken back', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', assetPaths.singleHold.to(HELD))
    const bridge = await (await new HoldingLinksView(host).shown()).share()
    await bridge.make('显示收益率')
    expect(await bridge.newest()).toContain('有效')

    const session = await signIn(provider.client, 'zhang')
    const held = await ask(provider.client, queryHolding, HELD, session)
    const { shares } = await ask(provider.client, listShares, HELD, session)
    const s = shares[0]?.token ?? ''
    await openAs('qian', fundDetailPaths.fundSharePage.to({ s }))
    const shared = await (await new FundSharePagePage(host).shown()).text()
    expect(shared).toContain(`${held.holdProfitRate}%`)
    expect(shared).toContain('业绩比较基准')
    expect(shared).not.toContain(held.amount)

    await openAs('zhang', fundDetailPaths.fundShareBridge.to(HELD))
    await bridge.shown()
    await bridge.revokeNewest()
    await expect.poll(() => bridge.newest()).toContain('已收回')

    await openAs('qian', fundDetailPaths.fundSharePage.to({ s }))
    const revoked = await (await new GoneShareView(host).shown()).text()
    await openAs('qian', fundDetailPaths.fundSharePage.to({ s: '0'.repeat(32) }))
    expect(await (await new GoneShareView(host).shown()).text()).toBe(revoked)
    await openAs('qian', `${fundDetailPaths.fundSharePage.pattern}?s=..%2F..%2Fx`)
    expect(await (await new GoneShareView(host).shown()).text()).toBe(revoked)
  })

  test('from the card of an index to the index, and on to a fund that follows it', async () => {
    const { host, provider, openAs } = journey()
    const index = await provider.client.ask(queryIndex, INDEX)
    const { funds } = await provider.client.ask(listIndexFunds, INDEX)
    await openAs('zhang', fundDetailPaths.home.to())
    const detail = await (await new IndexCardsView(host).shown()).open(INDEX.indexCode)
    expect(await detail.place()).toContain(`${index.percentile}%`)
    const fund = await detail.openFund(funds[0]?.fundName ?? '')
    expect(await fund.name()).toBe(funds[0]?.fundName)
    await host.browser.back()
    await detail.shown()
    expect((await detail.address()).path).toBe(fundIndexPaths.indexDetail.pattern)
  })

  test('a position that left the largest ones is found by its report', async () => {
    const { host, provider, openAs } = journey()
    const page = { page: 1, size: 2 }
    const { records } = await provider.client.ask(listPositionChanges, { ...CHOSEN, ...page })
    const out = records[1]?.changes.find(({ kind, after }) => kind === 'stock' && after === '0.00')
    await openAs('zhang', fundDetailPaths.fundDetailSingle.to(CHOSEN))
    const changes = await (await new FundRecordView(host).shown()).changes()
    expect(await changes.summary()).toContain('2025 年三季报 → 2025 年四季报')
    await changes.choose('2025 年四季报', '2025 年三季报')
    expect(await changes.summary()).toContain('2025 年二季报 → 2025 年三季报')
    const stocks = await changes.stocks()
    expect(stocks).toContain(out?.name)
    expect(stocks).toContain('退出')
    expect((await changes.address()).query).toEqual({ ...CHOSEN, reportDate: '20250930' })
  })
})
