import { expect, test } from 'vitest'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DoorsView } from '#test/e2e/pages/doors/doors-view.ts'
import {
  AllRankListPage,
  RankDetailPage,
  WithdrawnBoardView,
} from '#test/e2e/pages/funds/board-pages.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const BOARD = { ruleId: 'calm-bond', title: '债券型回撤小' }

onEachEngine(
  { path: '/', provider: openProvider, user: 'zhang', provokesRefusals: true },
  (journey) => {
    test('a user finds the bond fund with the least drawdown, since when, and gets to its purchase', async () => {
      const { host, provider } = journey()
      const list = await provider.client.ask(queryFundList, { ...BOARD, page: 1, size: 5 })
      const [least, second] = list.records
      await (await new HomePage(host).shown()).signedIn()
      await new DoorsView(host).function('榜单', rankListPaths.allRankList.pattern)
      const board = await (await new AllRankListPage(host).shown()).open(BOARD.title)

      await expect.poll(() => board.row(1)).toContain(least?.fundName)
      const row = await board.row(1)
      expect(row).toContain(`-${least?.risk?.maxDrawdown}%`)
      expect(row).toContain('2023-03-10 至 2026-03-10')
      expect(row).toContain('业绩比较基准')
      await expect.poll(() => board.count()).toContain(`共 ${list.total} 只`)
      const how = await board.explanation()
      expect(how).toContain(list.rule.source)
      expect(how).toContain(`其中 ${list.peers} 只满`)

      const beside = await board.compare(2)
      expect(beside).toContain(least?.fundName)
      expect(beside).toContain(second?.fundName)

      // A shorter span has no places, a filter as many funds as it promised; both are in the address.
      await board.span('近1年')
      await expect.poll(() => board.row(1)).toContain('近1年最大回撤')
      const promised = /(\d+) 只/.exec(await board.filter('风险等级', '中低风险'))?.[1]
      await expect.poll(() => board.count()).toContain(`共 ${promised} 只`)
      await board.reload()
      await expect.poll(() => board.count()).toContain(`共 ${promised} 只`)

      await (await board.open(1)).buy()
    })

    test('a board that was withdrawn leads to all boards', async () => {
      const { host, openAs } = journey()
      await openAs('zhang', rankListPaths.rankDetail.to({ ruleId: 'gone' }))
      await (await new WithdrawnBoardView(host).shown()).others()
      const doors = new DoorsView(host)
      expect((await doors.address()).path).toBe(rankListPaths.allRankList.pattern)
    })

    test('an address with a span that the board does not have leads back to the board', async () => {
      const { host, openAs } = journey()
      await openAs('zhang', rankListPaths.rankDetail.to({ ruleId: 'long-mixed', stage: '6m' }))
      await new DoorsView(host).press('查看榜单')
      expect(await (await new RankDetailPage(host).shown()).row(1)).toContain('近3年收益')
    })
  },
)
