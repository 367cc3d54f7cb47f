import { fundDetailPaths } from '#paths/fund-detail.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]
const [han, zhu, holder, advised] = [as('han'), as('zhu'), as('private'), as('advised')]

/** Funds and managers of the sandbox that these screens have most to show of. */
const [CHOSEN, BOND, ABROAD] = ['980201', '980501', '980801']
const [LIN, CHENG] = ['M795750cf', 'M858f97e1']

/** Samples that show each screen. */
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
    {
      ...guest(
        fundDetailPaths.historicalWorth.to({ fundCode: funds.dividends, range: 'all' }),
        'choice of the days',
      ),
      tap: '自定义',
    },
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
  [fundDetailPaths.home.pattern]: [
    guest(fundDetailPaths.home.to()),
    zhang(fundDetailPaths.home.to(), 'four held'),
    qian(fundDetailPaths.home.to(), 'many held'),
    fresh(fundDetailPaths.home.to(), 'nothing held'),
    han(fundDetailPaths.home.to({ tab: 'watch' }), 'watched'),
  ],
  [fundDetailPaths.fundDetailBoutique.pattern]: [
    guest(fundDetailPaths.fundDetailBoutique.to({ fundCode: CHOSEN })),
    zhang(fundDetailPaths.fundDetailBoutique.to({ fundCode: BOND }), 'bonds'),
    zhang(fundDetailPaths.fundDetailBoutique.to({ fundCode: ABROAD }), 'QDII with a limit'),
    guest(fundDetailPaths.fundDetailBoutique.to({ fundCode: '990101' }), 'private'),
  ],
  [fundDetailPaths.fundDetailViews.pattern]: [
    guest(fundDetailPaths.fundDetailViews.to({ fundCode: CHOSEN })),
    guest(fundDetailPaths.fundDetailViews.to({ fundCode: funds.longName }), 'long name'),
    zhang(fundDetailPaths.fundDetailViews.to({ fundCode: funds.young }), 'no report yet'),
    guest(fundDetailPaths.fundDetailViews.to({ fundCode: '980205' }), 'another company'),
  ],
  [fundDetailPaths.fundViewPointList.pattern]: [
    guest(fundDetailPaths.fundViewPointList.to({ fundCode: CHOSEN })),
    guest(fundDetailPaths.fundViewPointList.to({ fundCode: CHOSEN, kind: 'report' }), 'reports'),
    guest(fundDetailPaths.fundViewPointList.to({ fundCode: CHOSEN, kind: 'article' }), 'articles'),
    guest(fundDetailPaths.fundViewPointList.to({ fundCode: CHOSEN, kind: 'idea' }), 'ideas'),
    guest(fundDetailPaths.fundViewPointList.to({ fundCode: CHOSEN, kind: 'video' }), 'empty'),
  ],
  [fundDetailPaths.fundConsults.pattern]: [
    guest(fundDetailPaths.fundConsults.to({ fundCode: CHOSEN })),
    zhang(`${fundDetailPaths.fundConsults.to({ fundCode: CHOSEN })}#q-sell-fee`, 'one question'),
    {
      ...guest(fundDetailPaths.fundConsults.to({ fundCode: CHOSEN }), 'found'),
      type: { field: '搜索问题', words: '到账' },
    },
    {
      ...guest(fundDetailPaths.fundConsults.to({ fundCode: funds.longName }), 'nothing found'),
      type: { field: '搜索问题', words: '海外市场休市' },
    },
    zhang(
      `${fundDetailPaths.fundConsults.to({ fundCode: funds.longName })}#q-buy-limit`,
      'long name',
    ),
  ],
  [fundDetailPaths.fundManagerArea.pattern]: [
    guest(fundDetailPaths.fundManagerArea.to({ fmUid: LIN })),
    zhang(fundDetailPaths.fundManagerArea.to({ fundCode: '980301' }), 'of a fund'),
    guest(fundDetailPaths.fundManagerArea.to({ fmUid: CHENG }), 'left'),
    guest(fundDetailPaths.fundManagerArea.to({ fundCode: '980205' }), 'another company'),
    guest(fundDetailPaths.fundManagerArea.to(), 'nobody named'),
  ],
  [fundDetailPaths.fundConversionStrategy.pattern]: [
    guest(fundDetailPaths.fundConversionStrategy.to({ fundCode: CHOSEN })),
    guest(
      fundDetailPaths.fundConversionStrategy.to({ fundCode: CHOSEN, reportDate: '20250630' }),
      'with turnover',
    ),
    guest(fundDetailPaths.fundConversionStrategy.to({ fundCode: BOND }), 'bonds'),
    guest(fundDetailPaths.fundConversionStrategy.to({ fundCode: funds.young }), 'no report yet'),
    guest(
      fundDetailPaths.fundConversionStrategy.to({ fundCode: CHOSEN, reportDate: '20250601' }),
      'no such report',
    ),
  ],
  [fundDetailPaths.fundAchievement.pattern]: [
    guest(fundDetailPaths.fundAchievement.to({ fundCode: CHOSEN })),
    guest(fundDetailPaths.fundAchievement.to({ fundCode: funds.longName }), 'long name'),
    guest(fundDetailPaths.fundAchievement.to({ fundCode: funds.young }), 'two months old'),
    guest(fundDetailPaths.fundAchievement.to({ fundCode: funds.money }), 'money fund'),
  ],
  [fundDetailPaths.fundCurrency.pattern]: [
    zhang(fundDetailPaths.fundCurrency.to()),
    guest(fundDetailPaths.fundCurrency.to({ fundCode: '000198' }), 'signed out'),
    fresh(fundDetailPaths.fundCurrency.to(), 'not held'),
  ],
  [fundDetailPaths.fundStrategy.pattern]: [
    guest(fundDetailPaths.fundStrategy.to({ productCode: '20000001' })),
    zhang(
      fundDetailPaths.fundStrategy.to({ productCode: '20000006', fundCode: CHOSEN }),
      'with a back-test',
    ),
    guest(fundDetailPaths.fundStrategy.to({ productCode: '20000002' }), 'by valuation'),
    guest(fundDetailPaths.fundStrategy.to({ productCode: '20000003' }), 'closed'),
    guest(fundDetailPaths.fundStrategy.to({ productCode: '10000003' }), 'special'),
    guest(fundDetailPaths.fundStrategy.to({ productCode: '99999999' }), 'unknown'),
    guest(fundDetailPaths.fundStrategy.to({ fundCode: funds.longName }), 'of a fund'),
    guest(fundDetailPaths.fundStrategy.to(), 'list'),
  ],
  [fundDetailPaths.fundShareBridge.pattern]: [
    zhang(fundDetailPaths.fundShareBridge.to({ fundCode: funds.held })),
    zhang(fundDetailPaths.fundShareBridge.to({ fundCode: funds.young }), 'not held'),
    guest(fundDetailPaths.fundShareBridge.to({ fundCode: funds.held }), 'signed out'),
  ],
  [fundDetailPaths.fundSharePage.pattern]: [
    guest(fundDetailPaths.fundSharePage.to({ s: 'a1'.repeat(16) })),
    guest(fundDetailPaths.fundSharePage.to({ s: 'd4'.repeat(16) }), 'sold since'),
    guest(fundDetailPaths.fundSharePage.to({ s: 'c3'.repeat(16) }), 'revoked'),
    guest(fundDetailPaths.fundSharePage.to({ s: '../x' }), 'forged'),
  ],
  [fundDetailPaths.featureData.pattern]: [
    guest(fundDetailPaths.featureData.to({ fundCode: CHOSEN, range: '3y' })),
    guest(fundDetailPaths.featureData.to({ fundCode: CHOSEN, range: '1y' }), 'without ranks'),
    guest(fundDetailPaths.featureData.to({ fundCode: BOND, range: '5y' }), 'bonds'),
    guest(fundDetailPaths.featureData.to({ fundCode: funds.young }), 'two months old'),
    guest(fundDetailPaths.featureData.to({ fundCode: funds.money }), 'money fund'),
  ],
  [fundDetailPaths.fundFiles.pattern]: [
    guest(fundDetailPaths.fundFiles.to({ fundCode: funds.longName }), 'long name'),
    zhang(fundDetailPaths.fundFiles.to({ fundCode: funds.dividends, tab: 'standing' }), 'standing'),
    zhang(fundDetailPaths.fundFiles.to({ fundCode: funds.young, kind: 'dividend' }), 'empty'),
  ],
  [fundDetailPaths.fundDetailCombine.pattern]: [
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PI0001' }), 'adjusting'),
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PH0001' }), 'not signed'),
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PI0002' }), 'under a year'),
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PH0003' }), 'ending'),
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PL0001' }), 'above the class'),
    advised(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PX0001' }), 'unknown'),
    zhang(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PI0001' }), 'not matched'),
    as('zhao')(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PI0001' }), 'match run out'),
    guest(fundDetailPaths.fundDetailCombine.to({ portfolioCode: 'PI0001' }), 'signed out'),
  ],
  [fundDetailPaths.fundDetailAdvance.pattern]: [
    holder(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990201' })),
    zhang(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'not confirmed'),
    {
      ...zhang(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'confirming'),
      tap: '开始确认',
    },
    as('zhao')(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'assessment run out'),
    as('li')(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'not verified'),
    han(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990301' }), 'papers missing'),
    han(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'above the class'),
    zhu(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'under review'),
    qian(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'to sign'),
    qian(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990401' }), 'full'),
    qian(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990777' }), 'no such plan'),
    guest(fundDetailPaths.fundDetailAdvance.to({ fundCode: '990101' }), 'signed out'),
  ],
  [fundDetailPaths.advanceContractList.pattern]: [
    holder(fundDetailPaths.advanceContractList.to()),
    { ...holder(fundDetailPaths.advanceContractList.to(), 'cancelling'), tap: '解除合同' },
    qian(fundDetailPaths.advanceContractList.to(), 'no contract'),
    zhang(fundDetailPaths.advanceContractList.to(), 'not confirmed'),
    qian(fundDetailPaths.advanceContractList.to({ fundCode: '990101' }), 'signing'),
    holder(fundDetailPaths.advanceContractList.to({ fundCode: '990201' }), 'signing for more'),
    zhu(fundDetailPaths.advanceContractList.to({ fundCode: '990101' }), 'papers missing'),
  ],
  [fundDetailPaths.advanceHistorical.pattern]: [
    holder(fundDetailPaths.advanceHistorical.to({ fundCode: '990201' })),
    holder(
      fundDetailPaths.advanceHistorical.to({
        fundCode: '990201',
        from: '20260101',
        to: '20260301',
      }),
      'two days',
    ),
    holder(
      fundDetailPaths.advanceHistorical.to({
        fundCode: '990201',
        from: '20200101',
        to: '20200301',
      }),
      'empty',
    ),
    zhang(fundDetailPaths.advanceHistorical.to({ fundCode: '990201' }), 'not confirmed'),
  ],
  [fundDetailPaths.advanceAchievement.pattern]: [
    holder(fundDetailPaths.advanceAchievement.to({ fundCode: '990101' })),
    holder(fundDetailPaths.advanceAchievement.to({ fundCode: '990301' }), 'four months old'),
    zhang(fundDetailPaths.advanceAchievement.to({ fundCode: '990101' }), 'not confirmed'),
  ],
  [fundDetailPaths.privateJump.pattern]: [
    holder(fundDetailPaths.privateJump.to({ to: 'contracts' })),
    zhu(fundDetailPaths.privateJump.to({ to: 'buy', fundCode: '990101' }), 'papers missing'),
    holder(fundDetailPaths.privateJump.to({ to: 'sell' }), 'unknown'),
    holder(fundDetailPaths.privateJump.to({ site: 'https://sales.example/' }), 'sale site'),
  ],
  [fundDetailPaths.advanceCertificateProblems.pattern]: [
    holder(fundDetailPaths.advanceCertificateProblems.to()),
    han(fundDetailPaths.advanceCertificateProblems.to(), 'nothing handed in'),
    zhu(fundDetailPaths.advanceCertificateProblems.to(), 'under review'),
    as('zhou')(fundDetailPaths.advanceCertificateProblems.to(), 'run out'),
    zhang(fundDetailPaths.advanceCertificateProblems.to(), 'not confirmed'),
  ],
})
