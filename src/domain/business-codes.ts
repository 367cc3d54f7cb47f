import { brand } from '#domain/brand.ts'

/**
 * The codes of trades and their names: rules.md#business-codes. What a user does has the words of
 * the buttons that lead to it: 买入, 卖出, of a money fund 存入, 取出.
 */

export const BUSINESS_NAMES = {
  '20': '认购',
  '22': '买入',
  '24': '卖出',
  '25': '预约卖出',
  '26': '转托管',
  '27': '转托管转入',
  '28': '转托管转出',
  '29': '修改分红方式',
  '30': '认购确认',
  '31': '基金冻结',
  '32': '基金解冻',
  '33': '非交易过户',
  '34': '非交易过户转入',
  '35': '非交易过户转出',
  '36': '转换转出',
  '37': '转换转入',
  '39': '定投',
  '42': '强制赎回',
  '43': '收益分红',
  '44': '强制调增',
  '45': '强制调减',
  '49': '募集失败',
  '59': '定投开通',
  '60': '定投撤销',
  '61': '定投变更',
  '98': '快速取出',
} as const

export type BusinessCode = keyof typeof BUSINESS_NAMES

export function isBusinessCode(code: string): code is BusinessCode {
  return Object.prototype.hasOwnProperty.call(BUSINESS_NAMES, code)
}

/**
 * The name of a business code; a code that is not in the list shows as it is, so that nothing is
 * lost.
 */
export function businessName(code: string): string {
  return isBusinessCode(code) ? BUSINESS_NAMES[code] : code
}

/** The timeline that an order has (rules.md#order-timeline). */
export type BusinessFamily =
  | 'buy'
  | 'redeem'
  | 'quickWithdrawal'
  | 'conversion'
  | 'dividend'
  | 'other'

export const BUSINESS_FAMILIES: Record<BusinessCode, BusinessFamily> = {
  '20': 'buy',
  '22': 'buy',
  '24': 'redeem',
  '25': 'redeem',
  '26': 'other',
  '27': 'other',
  '28': 'other',
  '29': 'other',
  '30': 'buy',
  '31': 'other',
  '32': 'other',
  '33': 'other',
  '34': 'other',
  '35': 'other',
  '36': 'conversion',
  '37': 'conversion',
  '39': 'buy',
  '42': 'redeem',
  '43': 'dividend',
  '44': 'other',
  '45': 'other',
  '49': 'buy',
  '59': 'other',
  '60': 'other',
  '61': 'other',
  '98': 'quickWithdrawal',
}

export function businessFamily(code: string): BusinessFamily {
  return isBusinessCode(code) ? BUSINESS_FAMILIES[code] : 'other'
}

/** Channels whose money is in a balance product. */
export const BALANCE_CHANNELS: readonly string[] = ['8901', '8899']

export function isBalanceChannel(channelId: string): boolean {
  return BALANCE_CHANNELS.includes(channelId)
}

/** Business kinds that the records carry in addition to plain numbers. */
export const BUSINESS_KINDS = ['w0', 'w6', 'wr', 'w6f', 'wrf', 'okb', 'w61'] as const
export type BusinessKind = (typeof BUSINESS_KINDS)[number]

/**
 * The kinds paid from, or returned to, the wallet account. Inferred from their letter
 * (rules.md#kinds-channels-and-products).
 */
const WALLET_KINDS: Record<BusinessKind, boolean> = {
  w0: true,
  w6: true,
  wr: true,
  w6f: true,
  wrf: true,
  okb: false,
  w61: true,
}

export function isWalletKind(businessKind: string): boolean {
  return BUSINESS_KINDS.some((kind) => kind === businessKind && WALLET_KINDS[kind])
}

/** Business kind 6 turns a conversion into a transfer-purchase (rules.md#order-timeline). */
export const TRANSFER_PURCHASE_KIND = '6'

/** 0 shares, 1 cash (rules.md#kinds-channels-and-products). */
export const DIVIDEND_METHODS: ReadonlyMap<string, string> = new Map([
  ['0', '红利再投资'],
  ['1', '现金分红'],
])

/** Markers on a fund's curve (rules.md#kinds-channels-and-products). */
export const DIVIDEND_EVENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['1', '基金经理变更'],
  ['3', '基金成立'],
  ['4', '风险等级变更'],
  ['5', '基金转换'],
  ['7', '分红'],
])

/** The name of the same trade where the fund is a money fund. */
const MONEY_FUND_NAMES: ReadonlyMap<string, string> = new Map([
  ['22', '存入'],
  ['24', '取出'],
  ['25', '预约取出'],
])

/** The end of a plan: entries among the orders that move no money. */
const PLAN_NOTES: ReadonlySet<string> = new Set(['59', '60', '61'])
export const isPlanNote = (code: string): boolean => PLAN_NOTES.has(code)

/** Of a plan that ended without its user. */
const ENDED = { code: '60', name: '定投已结束' } as const

/**
 * Returns whether a plan ended by itself, with the reason in `errorDetail`: no user cancelled it.
 */
export const planEndedItself = (order: {
  readonly businessCode: string
  readonly errorDetail?: string
}): boolean => order.businessCode === ENDED.code && (order.errorDetail ?? '') !== ''

/**
 * The name of an order: of a dividend the way it is paid, where that is known; of a money fund in
 * its own words.
 */
export function orderName(order: {
  readonly businessCode: string
  readonly dividendMethod: string | null
  readonly fundTypeCode: string
  readonly fundCode?: string | undefined
  readonly errorDetail?: string
}): string {
  const { businessCode } = order
  if (planEndedItself(order)) return ENDED.name
  const method = DIVIDEND_METHODS.get(order.dividendMethod ?? '')
  if (businessFamily(businessCode) === 'dividend' && method !== undefined) return method
  const money = isMoneyMarket(order) ? MONEY_FUND_NAMES.get(businessCode) : undefined
  return money ?? businessName(businessCode)
}

/** The acts of the registrar on a holding, without an order of the user. */
const UNPLACED: ReadonlySet<string> = new Set(['31', '32', '33', '34', '35', '42', '44', '45'])

/** Returns whether a user placed the order: not for dividends and changes by the registrar. */
export function isPlaced(code: string): boolean {
  return businessFamily(code) !== 'dividend' && !UNPLACED.has(code)
}

/** Returns whether an order is the incoming half of a conversion. */
export const isIncoming = (code: string): boolean => code === '37'

/** Fund-type code of money-market funds, and the fund code for no fund. */
const MONEY_FUND_TYPE = '2'
export const PLACEHOLDER_FUND = '000000'

/** Funds that are money-market funds whatever their type says (rules.md#fund-codes-and-types). */
export const MONEY_FUNDS: readonly string[] = brand.moneyFundCodes.split(' ')

interface TypedFund {
  readonly fundTypeCode: string
  readonly fundCode?: string | undefined
}

/** Returns whether a fund is a money-market fund: known by its yield, its NAV always 1. */
export const isMoneyMarket = ({ fundTypeCode, fundCode = '' }: TypedFund): boolean =>
  fundTypeCode === MONEY_FUND_TYPE || MONEY_FUNDS.includes(fundCode)

/** The wallet-type fund, and the other of the two main funds (rules.md#fund-codes-and-types). */
export const WALLET_FUND = brand.walletFundCode
export const MAIN_FUND = '000198'
