/** Names of the `:parameters` in a pattern. */
type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Given<P extends string, Q> = ([ParamOf<P>] extends [never]
  ? object
  : Readonly<Record<ParamOf<P>, string>>) &
  Q

export interface Path<P extends string = string, Q = unknown> {
  /** What the router matches. */
  readonly pattern: P
  /** The URL for these parameters and query fields; absent query fields are left out. */
  readonly to: (given: Given<P, Q>) => string
}

function path<Q = unknown>() {
  return <const P extends string>(pattern: P): Path<P, Q> => ({
    pattern,
    to: (given) => {
      const rest = new Map<string, string | undefined>(Object.entries(given))
      const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
        const value = rest.get(name) ?? ''
        rest.delete(name)
        return encodeURIComponent(value)
      })
      const query = new URLSearchParams()
      for (const [key, value] of rest) if (value !== undefined) query.set(key, value)
      const search = query.toString()
      return search === '' ? pathname : `${pathname}?${search}`
    },
  })
}

/**
 * `isCheckedPre` and `cfmTime` carry the answer to the risk warning (rules.md#pre-trade-gate); the amount and the account fill the form.
 */
interface PurchaseQuery {
  readonly amount?: string
  readonly bankSerial?: string
  readonly channelId?: string
  readonly fundCode: string
  readonly isCheckedPre?: '1'
  readonly cfmTime?: string
}

/** Filters of a list of orders. */
interface OrderQuery {
  readonly kind?: string | undefined
  readonly state?: string | undefined
}

/** How a list of funds is filtered, sorted and searched. */
interface FundListQuery {
  readonly stage?: string | undefined
  readonly type?: string | undefined
  readonly risk?: string | undefined
  readonly letter?: string | undefined
  readonly order?: string | undefined
  readonly words?: string | undefined
  readonly view?: string | undefined
}

/** The address to go back to once that is done which one was sent for. */
interface WayBack {
  readonly from?: string | undefined
}

interface ForFund {
  readonly fundCode: string
}

/** A span of a fund's history; `from` and `to` (YYYYMMDD) go before `range`. */
interface FundHistoryQuery extends ForFund {
  readonly range?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Every URL of the app, typed; nothing else writes one (rules.md#paths). */
export const paths = {
  home: path()('/'),

  purchase: path<PurchaseQuery>()('/deal/nonMontyPurchase'),
  deposit: path<PurchaseQuery>()('/deal/montyPurchase'),
  /** Selling and converting are the two tabs of one screen. */
  redeem: path<
    ForFund & { bankSerial?: string; tab?: 'redeem' | 'convert'; targetFundCode?: string }
  >()('/deal/nonMontyRedeem'),
  withdraw: path<ForFund & { bankSerial?: string; tab?: 'quick' | 'ordinary' }>()(
    '/deal/montyRedeem',
  ),
  dealResult: path<ForFund & { applyNo: string }>()('/deal/DealResult/:type'),
  addBank: path<WayBack>()('/deal/addBank'),
  transformList: path<ForFund & { bankSerial?: string }>()('/deal/TransformList'),

  holdList: path()('/asset/holdList'),
  singleHold: path<ForFund>()('/asset/singleHold'),
  holdYuEBao: path<{ fundCode?: string }>()('/asset/holdYuEBao'),
  sumDetail: path<{ month?: string }>()('/asset/sumDetail'),
  channelHold: path()('/asset/channelHold'),
  singleDetail: path<ForFund>()('/asset/singleDetail'),
  shareDetail: path<ForFund>()('/asset/shareDetail'),
  smartSubscribeList: path()('/asset/SmartSubscribeList'),
  clearanceRecord: path()('/asset/clearanceRecord'),

  transactions: path<OrderQuery>()('/transaction/TransactionMain'),
  fundTransactions: path<ForFund & OrderQuery>()('/transaction/TransactionSingle'),
  transactionDetail: path<{ applyNo: string }>()('/transaction/TransactionDetail'),

  serviceCharge: path<{ fundCode?: string }>()('/charge/serviceCharge'),
  shiftRule: path<{ fundCode?: string }>()('/charge/shiftRule'),
  largeRemittance: path()('/remittance/LargeRemittance'),
  customizedPage: path()('/customized/CustomizedPage'),
  /** The payment bank itself adds the outcome (`signStatus`, `extStr`) to the address that it sends people back to. */
  cmbResult: path<{ cmbFinish?: string; signNo?: string }>()('/cmbResult'),

  fundPerformance: path<FundListQuery>()('/fundPortal/performance'),
  fundValuation: path<FundListQuery>()('/fundPortal/valuation'),
  allFundList: path<FundListQuery>()('/fundPortal/allFundList'),
  buyFundList: path<FundListQuery>()('/fundPortal/buyFundList'),
  directFundList: path<FundListQuery>()('/fundPortal/directFundList'),
  stopWinFundList: path<FundListQuery>()('/fundPortal/stopWinFundList'),

  fundDetail: path<ForFund>()('/fund_detail/FundDetailSingle'),
  fundTradeRule: path<ForFund>()('/fund_detail/FundTradeRule'),
  fundValueHistory: path<FundHistoryQuery & { only?: string | undefined }>()(
    '/fund_detail/FundValueHistory',
  ),
  fundNetWorth: path<FundHistoryQuery>()('/fund_detail/FundNetWorth'),
  fundPerformanceHistory: path<ForFund>()('/fund_detail/FundPerformanceHistory'),
  fundDetailArchives: path<ForFund>()('/fund_detail/FundDetailArchives'),
  fundDetailAchievement: path<ForFund>()('/fund_detail/FundDetailAchievement'),
  historicalWorth: path<FundHistoryQuery>()('/fund_detail/HistoricalWorth'),
  fundFiles: path<ForFund & { tab?: string | undefined; kind?: string | undefined }>()(
    '/fund_detail/FundFiles',
  ),
  fundScale: path<ForFund>()('/fund_detail/fundScale'),

  risks: path<WayBack>()('/risks'),
  riskAssessment: path<WayBack>()('/risks/assessment'),
  riskResult: path<WayBack>()('/risks/assessResult'),
  riskResultOnly: path()('/risks/onlyShowAssessResult'),
  riskExplain: path()('/risks/riskExplain'),
  confirmingOrder: path<ForFund & WayBack>()('/risks/confirmingOrder'),
  privacyList: path()('/privacy/infoList'),
  privacyDetail: path<{ infoId: string }>()('/privacy/infoDetail'),

  /** rules.md#static-documents. `isShowDownload` hides the download button. */
  document: path<{ url: string; title?: string; ann?: string; isShowDownload?: string }>()(
    '/static',
  ),
  /** Every part of the kit in every state; not in release packs. */
  kit: path()('/kit'),
  /** The bridge's test pages (rules.md#developer-pages); shown where `qaAllowed` says so. */
  testBridge: path<{ view?: 'methods' | 'trace' }>()('/testBridge/home'),
  testBar: path()('/testBridge/bar'),
  testPushWindow: path<{ depth?: string }>()('/testBridge/pushWindow'),
  testBiz: path()('/testBridge/biz'),
  testEvent: path()('/testBridge/event'),
  testGetLink: path()('/testBridge/getLink'),
  testTrack: path()('/testBridge/testTrack'),
  testStorage: path()('/testBridge/testStorage'),
  testShare: path()('/testBridge/testShare'),

  /** Not built yet; named because the pre-trade gate and the login helper send people there (rules.md#pre-trade-gate). */
  authentic: path()('/authentic'),
  authenticSuccess: path()('/authentic/authenticSuccess'),
  binding: path()('/binding'),
  setBank: path<WayBack>()('/binding/setBank'),
  setPassword: path()('/binding/setPassword/:step'),
  personalTax: path()('/myCenter/personalTax'),
  networkError: path<{ from?: string }>()('/error/networkError'),
  error404: path()('/error/error404'),
} as const
