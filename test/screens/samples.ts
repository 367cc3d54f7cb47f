import { paths } from '#src/paths.ts'

/** One way to see a screen: who looks, and at which address. */
export interface Sample {
  /** Demo user; null: nobody is signed in. */
  readonly user: string | null
  readonly address: string
  /** Tells samples of one screen apart: `long-name`. */
  readonly note?: string
}

const FUND = '980303'
/** One that zhang holds. */
const HELD = '980301'
const LONG_NAME = '980805'
const MONEY = '001386'

const as =
  (user: string | null) =>
  (address: string, note?: string): Sample => ({
    user,
    address,
    ...(note === undefined ? {} : { note }),
  })
const [nobody, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]

/** What samples need to know of the sandbox they look at: the number of some order of zhang's. */
export interface Known {
  readonly applyNo: string
}

/** How to see each screen that is built, by the pattern of its path; more than one where figures or states differ much. */
export function samplesOf({ applyNo }: Known): Readonly<Record<string, readonly Sample[]>> {
  return {
    [paths.home.pattern]: [nobody('/'), zhang('/'), qian('/', 'ten digits'), fresh('/', 'empty')],
    [paths.fundDetail.pattern]: [FUND, LONG_NAME, MONEY].map((fundCode) =>
      zhang(paths.fundDetail.to({ fundCode }), fundCode),
    ),
    [paths.purchase.pattern]: [zhang(paths.purchase.to({ fundCode: FUND, isCheckedPre: '1' }))],
    [paths.deposit.pattern]: [zhang(paths.deposit.to({ fundCode: MONEY, isCheckedPre: '1' }))],
    [paths.redeem.pattern]: [
      zhang(paths.redeem.to({ fundCode: HELD })),
      zhang(paths.redeem.to({ fundCode: HELD, tab: 'convert' }), 'convert'),
      fresh(paths.redeem.to({ fundCode: HELD }), 'empty'),
    ],
    [paths.withdraw.pattern]: [
      zhang(paths.withdraw.to({ fundCode: MONEY })),
      zhang(paths.withdraw.to({ fundCode: MONEY, tab: 'ordinary' }), 'ordinary'),
    ],
    [paths.transformList.pattern]: [zhang(paths.transformList.to({ fundCode: HELD }))],
    [paths.dealResult.pattern]: [
      zhang(paths.dealResult.to({ type: 'purchase', applyNo, fundCode: FUND })),
    ],
    [paths.holdList.pattern]: [
      zhang(paths.holdList.to({})),
      qian(paths.holdList.to({}), 'ten digits'),
      fresh(paths.holdList.to({}), 'empty'),
      nobody(paths.holdList.to({}), 'nobody'),
    ],
    [paths.singleHold.pattern]: [
      zhang(paths.singleHold.to({ fundCode: HELD })),
      zhang(paths.singleHold.to({ fundCode: LONG_NAME }), 'not held'),
    ],
    [paths.holdYuEBao.pattern]: [
      zhang(paths.holdYuEBao.to({ fundCode: MONEY })),
      fresh(paths.holdYuEBao.to({}), 'empty'),
    ],
    [paths.sumDetail.pattern]: [
      zhang(paths.sumDetail.to({})),
      qian(paths.sumDetail.to({}), 'ten digits'),
      fresh(paths.sumDetail.to({}), 'empty'),
    ],
    [paths.channelHold.pattern]: [
      zhang(paths.channelHold.to({})),
      qian(paths.channelHold.to({}), 'ten digits'),
      fresh(paths.channelHold.to({}), 'empty'),
    ],
    [paths.singleDetail.pattern]: [zhang(paths.singleDetail.to({ fundCode: HELD }))],
    [paths.shareDetail.pattern]: [zhang(paths.shareDetail.to({ fundCode: HELD }))],
    [paths.smartSubscribeList.pattern]: [
      as('failing')(paths.smartSubscribeList.to({})),
      fresh(paths.smartSubscribeList.to({}), 'empty'),
    ],
    [paths.clearanceRecord.pattern]: [
      as('cleared')(paths.clearanceRecord.to({})),
      fresh(paths.clearanceRecord.to({}), 'empty'),
    ],
    [paths.transactions.pattern]: [
      zhang(paths.transactions.to({})),
      qian(paths.transactions.to({}), 'ten digits'),
      fresh(paths.transactions.to({}), 'empty'),
      nobody(paths.transactions.to({}), 'nobody'),
    ],
    [paths.fundTransactions.pattern]: [zhang(paths.fundTransactions.to({ fundCode: FUND }))],
    [paths.transactionDetail.pattern]: [zhang(paths.transactionDetail.to({ applyNo }))],
    [paths.fundPerformance.pattern]: [
      nobody(paths.fundPerformance.to({})),
      nobody(paths.fundPerformance.to({ stage: '5y', order: 'up' }), 'lowest first'),
      nobody(paths.fundPerformance.to({ type: '2', risk: '5' }), 'empty'),
    ],
    [paths.fundValuation.pattern]: [
      nobody(paths.fundValuation.to({})),
      nobody(paths.fundValuation.to({ type: '2' }), 'empty'),
    ],
    [paths.allFundList.pattern]: [
      nobody(paths.allFundList.to({})),
      nobody(paths.allFundList.to({ words: 'hacc' }), 'found'),
      nobody(paths.allFundList.to({ words: LONG_NAME }), 'long name'),
      nobody(paths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
    ],
    [paths.buyFundList.pattern]: [zhang(paths.buyFundList.to({}))],
    [paths.directFundList.pattern]: [zhang(paths.directFundList.to({}))],
    [paths.stopWinFundList.pattern]: [zhang(paths.stopWinFundList.to({}))],
    [paths.kit.pattern]: [nobody(paths.kit.to({}))],
    [paths.networkError.pattern]: [nobody(paths.networkError.to({}))],
    [paths.error404.pattern]: [nobody(paths.error404.to({}))],
  }
}
