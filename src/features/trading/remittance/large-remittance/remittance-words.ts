import { plannedText } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { listRemittances, queryRemittanceAccount } from '#api/calls/remittance.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime, weekdayName } from '#domain/calendar/format-dates.ts'

export type Account = v.InferOutput<typeof queryRemittanceAccount.payload>
export type Card = Account['cards'][number]
export type Transfer = v.InferOutput<typeof listRemittances.payload>['records'][number]

export const STEPS = ['选择银行卡', '银行转账', '查看到账']

/**
 * The chosen card; the first where none is chosen or it is no longer bound; null without any
 * cards.
 */
export function chosenCard(cards: readonly Card[], bankSerial: string | null): Card | null {
  return cards.find((it) => it.bankSerial === bankSerial) ?? cards[0] ?? null
}

interface StateWords {
  readonly name: string
  readonly tone: 'warning' | 'brand' | 'neutral'
  readonly note: string
}

const STATES: Readonly<Record<Transfer['state'], StateWords>> = {
  arrived: { name: '已到账', tone: 'warning', note: '已匹配到您的账户，等待确认份额' },
  credited: { name: '已入账', tone: 'brand', note: '份额已确认' },
  returned: { name: '已退回', tone: 'neutral', note: '款项已退回' },
}

/** A transfer's state in words, with the provider's remark as the note where there is one. */
export function transferState({ state, remark }: Pick<Transfer, 'state' | 'remark'>): StateWords {
  const words = STATES[state]
  return { ...words, note: remark === '' ? words.note : remark }
}

type Rules = Pick<Account, 'minAmount' | 'cutoffTime' | 'tradeDate'>

/** The rules of transfers, most important first. */
export function rules({ minAmount, cutoffTime, tradeDate }: Rules): readonly string[] {
  const day = `${plannedText(tradeDate, 'full')}（${weekdayName(tradeDate)}）`
  const time = formatDateTime(cutoffTime, { seconds: false }).slice(-5)
  return [
    `每笔至少 ${formatAmount(minAmount)} 元，低于此金额的款项会退回`,
    '只能用本人名下已绑定的银行卡转账，其他账户转入的款项会退回',
    `${day}${time} 前到账，按当日申请处理；之后到账顺延到下一交易日`,
    '份额预计在申请日的下一交易日确认，自确认之日起计算收益',
    '到账快慢由您的银行决定：工作日银行营业时间内通常当日到账，夜间和节假日可能顺延',
    '转账手续费以您的银行公布的标准为准，我们不收取费用',
  ]
}

/** The account as one text, to copy. */
export function accountText(account: Account): string {
  return [
    `收款户名：${account.accountName}`,
    `收款账号：${account.accountNo}`,
    `开户银行：${account.bankName}`,
    `开户网点：${account.branchName}`,
    `附言：${account.remarkCode}`,
  ].join('\n')
}
