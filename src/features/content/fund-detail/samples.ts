import { fundDetailPaths } from '#paths/fund-detail.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [fundDetailPaths.fundDetailSingle.pattern]: [
    ...[funds.bought, funds.longName, funds.money].map((fundCode) =>
      zhang(fundDetailPaths.fundDetailSingle.to({ fundCode }), fundCode),
    ),
    guest(fundDetailPaths.fundDetailSingle.to({ fundCode: funds.dividends }), 'dividends'),
    {
      ...guest(fundDetailPaths.fundDetailSingle.to({ fundCode: funds.bought }), 'share'),
      tap: '分享',
    },
    guest(fundDetailPaths.fundDetailSingle.to({ fundCode: funds.young }), 'two months old'),
    zhang(fundDetailPaths.fundDetailSingle.to({ fundCode: funds.suspended }), 'suspended'),
    zhang(fundDetailPaths.fundDetailSingle.to({ fundCode: funds.qdii }), 'QDII with a limit'),
  ],
  [fundDetailPaths.fundTradeRule.pattern]: [
    guest(fundDetailPaths.fundTradeRule.to({ fundCode: funds.bought })),
    guest(fundDetailPaths.fundTradeRule.to({ fundCode: funds.money }), 'money fund'),
    guest(fundDetailPaths.fundTradeRule.to({ fundCode: funds.qdii }), 'QDII with a limit'),
  ],
  [fundDetailPaths.fundDetailAchievement.pattern]: [
    guest(fundDetailPaths.fundDetailAchievement.to({ fundCode: funds.bought })),
    guest(fundDetailPaths.fundDetailAchievement.to({ fundCode: funds.young }), 'two months old'),
  ],
  [fundDetailPaths.fundPerformanceHistory.pattern]: [
    guest(fundDetailPaths.fundPerformanceHistory.to({ fundCode: funds.young }), 'two months old'),
    guest(fundDetailPaths.fundPerformanceHistory.to({ fundCode: funds.money }), 'money fund'),
  ],
  [fundDetailPaths.fundScale.pattern]: [
    guest(fundDetailPaths.fundScale.to({ fundCode: funds.bought })),
    guest(fundDetailPaths.fundScale.to({ fundCode: funds.young }), 'two months old'),
  ],
  [fundDetailPaths.fundValueHistory.pattern]: [
    guest(fundDetailPaths.fundValueHistory.to({ fundCode: funds.dividends, range: '1y' })),
    guest(
      fundDetailPaths.fundValueHistory.to({ fundCode: funds.dividends, only: 'dividend' }),
      'dividends',
    ),
    zhang(
      fundDetailPaths.fundValueHistory.to({ fundCode: funds.young, only: 'dividend' }),
      'empty',
    ),
    zhang(fundDetailPaths.fundValueHistory.to({ fundCode: funds.money }), 'money fund'),
  ],
  [fundDetailPaths.fundNetWorth.pattern]: [
    zhang(fundDetailPaths.fundNetWorth.to({ fundCode: funds.money, range: '1m' })),
    guest(fundDetailPaths.fundNetWorth.to({ fundCode: funds.bought }), 'no money fund'),
  ],
  [fundDetailPaths.historicalWorth.pattern]: [
    guest(fundDetailPaths.historicalWorth.to({ fundCode: funds.dividends, range: 'all' })),
    zhang(fundDetailPaths.historicalWorth.to({ fundCode: funds.young }), 'two months old'),
    zhang(
      fundDetailPaths.historicalWorth.to({
        fundCode: funds.longName,
        from: '20230105',
        to: '20240601',
      }),
      'two days',
    ),
  ],
  [fundDetailPaths.fundDetailArchives.pattern]: [
    guest(fundDetailPaths.fundDetailArchives.to({ fundCode: funds.longName }), 'long name'),
    zhang(fundDetailPaths.fundDetailArchives.to({ fundCode: funds.money })),
  ],
  [fundDetailPaths.fundFiles.pattern]: [
    guest(fundDetailPaths.fundFiles.to({ fundCode: funds.longName }), 'long name'),
    zhang(fundDetailPaths.fundFiles.to({ fundCode: funds.dividends, tab: 'standing' }), 'standing'),
    zhang(fundDetailPaths.fundFiles.to({ fundCode: funds.young, kind: 'dividend' }), 'empty'),
  ],
})
