import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [paths.fundDetail.pattern]: [
    ...[funds.bought, funds.longName, funds.money].map((fundCode) =>
      zhang(paths.fundDetail.to({ fundCode }), fundCode),
    ),
    nobody(paths.fundDetail.to({ fundCode: funds.dividends }), 'dividends'),
    nobody(paths.fundDetail.to({ fundCode: funds.young }), 'two months old'),
    zhang(paths.fundDetail.to({ fundCode: funds.suspended }), 'suspended'),
    zhang(paths.fundDetail.to({ fundCode: funds.qdii }), 'QDII with a limit'),
  ],
  [paths.fundTradeRule.pattern]: [
    nobody(paths.fundTradeRule.to({ fundCode: funds.bought })),
    nobody(paths.fundTradeRule.to({ fundCode: funds.money }), 'money fund'),
    nobody(paths.fundTradeRule.to({ fundCode: funds.qdii }), 'QDII with a limit'),
  ],
  [paths.fundDetailAchievement.pattern]: [
    nobody(paths.fundDetailAchievement.to({ fundCode: funds.bought })),
    nobody(paths.fundDetailAchievement.to({ fundCode: funds.young }), 'two months old'),
  ],
  [paths.fundPerformanceHistory.pattern]: [
    nobody(paths.fundPerformanceHistory.to({ fundCode: funds.young }), 'two months old'),
    nobody(paths.fundPerformanceHistory.to({ fundCode: funds.money }), 'money fund'),
  ],
  [paths.fundScale.pattern]: [
    nobody(paths.fundScale.to({ fundCode: funds.bought })),
    nobody(paths.fundScale.to({ fundCode: funds.young }), 'two months old'),
  ],
  [paths.fundValueHistory.pattern]: [
    nobody(paths.fundValueHistory.to({ fundCode: funds.dividends, range: '1y' })),
    nobody(paths.fundValueHistory.to({ fundCode: funds.dividends, only: 'dividend' }), 'dividends'),
    zhang(paths.fundValueHistory.to({ fundCode: funds.young, only: 'dividend' }), 'empty'),
    zhang(paths.fundValueHistory.to({ fundCode: funds.money }), 'money fund'),
  ],
  [paths.fundNetWorth.pattern]: [
    zhang(paths.fundNetWorth.to({ fundCode: funds.money, range: '1m' })),
    nobody(paths.fundNetWorth.to({ fundCode: funds.bought }), 'no money fund'),
  ],
  [paths.historicalWorth.pattern]: [
    nobody(paths.historicalWorth.to({ fundCode: funds.dividends, range: 'all' })),
    zhang(paths.historicalWorth.to({ fundCode: funds.young }), 'two months old'),
    zhang(
      paths.historicalWorth.to({ fundCode: funds.longName, from: '20230105', to: '20240601' }),
      'two days',
    ),
  ],
  [paths.fundDetailArchives.pattern]: [
    nobody(paths.fundDetailArchives.to({ fundCode: funds.longName }), 'long name'),
    zhang(paths.fundDetailArchives.to({ fundCode: funds.money })),
  ],
  [paths.fundFiles.pattern]: [
    nobody(paths.fundFiles.to({ fundCode: funds.longName }), 'long name'),
    zhang(paths.fundFiles.to({ fundCode: funds.dividends, tab: 'standing' }), 'standing'),
    zhang(paths.fundFiles.to({ fundCode: funds.young, kind: 'dividend' }), 'empty'),
  ],
})
