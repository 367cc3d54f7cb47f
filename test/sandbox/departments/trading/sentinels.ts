import {
  bankById,
  BANKS,
  ISSUED_WITHOUT_LUHN,
  REFUSED_CARD,
  type Bank,
} from '#test/sandbox/departments/identity/banks.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { UNCONFIRMED_FUND } from '#test/sandbox/market/catalogue-rows.ts'

export type SentinelEffect =
  | 'recordThenAway'
  | 'cutBefore'
  | 'bankRefuses'
  | 'slow'
  | 'paysLate'
  | 'refusedLate'

/** Last two digits of an amount that make its order go wrong. */
export const AMOUNT_SENTINELS: readonly { ending: string; effect: SentinelEffect; note: string }[] =
  [
    {
      ending: '.44',
      effect: 'recordThenAway',
      note: '订单已记录，随后连接被切断，且服务方失联（所有接口断开），直到点“恢复服务”或重启进程',
    },
    { ending: '.45', effect: 'cutBefore', note: '订单记录之前连接被切断' },
    { ending: '.46', effect: 'bankRefuses', note: '银行扣款失败：余额不足（订单状态 4）' },
    { ending: '.47', effect: 'slow', note: '订单已记录，8 秒后才应答' },
    {
      ending: '.48',
      effect: 'paysLate',
      note: '银行处理慢：买入与定投先为下单成功（9），1 分钟后付款中（8），10 分钟后付款成功（3）；快速取出先已提交（3）、确认中（5），10 分钟后到账（1）',
    },
    {
      ending: '.49',
      effect: 'refusedLate',
      note: '同 .48，但 10 分钟后银行拒绝：交易失败（7），没有扣款，份额恢复可用。15:00 仍未付款的买入同样关闭（7）',
    },
  ]

export const BANK_REFUSAL = '银行扣款失败：余额不足'

/**
 * Funds whose orders are paid and then not confirmed (status 2). Class C of the fund confirms as
 * usual.
 */
export const FUND_SENTINELS: readonly { fundCode: string; errorDetail: string; note: string }[] = [
  {
    fundCode: UNCONFIRMED_FUND,
    errorDetail: '基金公司确认失败：超出当日募集上限，款项已退回',
    note: '付款成功，确认日确认失败（订单状态 2），款项退回原银行卡',
  },
]

export function amountSentinel(amount: string): SentinelEffect | null {
  return AMOUNT_SENTINELS.find((it) => amount.endsWith(it.ending))?.effect ?? null
}

/** Built-in funds of which testers ask for one. */
export const NOTABLE_FUNDS: readonly { fundCodes: readonly string[]; note: string }[] = [
  { fundCodes: ['980203'], note: '暂停申购' },
  { fundCodes: ['980801'], note: 'QDII，每日限购 1,000 元，T+2 确认' },
  { fundCodes: ['980805'], note: '名称很长的 QDII' },
  { fundCodes: ['980407'], note: '成立约两个月：阶段收益多为 --' },
  { fundCodes: ['980207', '980405', '980501'], note: '每年分红' },
  { fundCodes: ['001386', '000198'], note: '货币基金；001386 是禾岸宝' },
]

const testerCard = (bank: Bank, bin: string) => inventedCardNo(bin, `tester ${bank.bankId}`)
const maintained = (bank: Bank) => bank.unavailableReason !== ''

/** Card numbers for binding, with what comes of each. */
export const CARD_SENTINELS: readonly { cardNo: string; note: string }[] = [
  { cardNo: REFUSED_CARD, note: '江海银行：银行拒绝，姓名、证件号、卡号与手机号不一致' },
  ...BANKS.slice(0, 1).map((bank) => ({
    cardNo: testerCard(bank, bank.creditBin),
    note: `${bank.bankName}信用卡：不支持`,
  })),
  ...Object.entries(ISSUED_WITHOUT_LUHN).map(([bin, bankId]) => ({
    cardNo: `${bin}0000000001`,
    note: `${bankById(bankId)?.bankName ?? ''}：不合校验位（Luhn），可以绑定`,
  })),
  ...BANKS.filter(maintained).map((bank) => ({
    cardNo: testerCard(bank, bank.debitBin),
    note: `${bank.bankName}：维护中，不能绑定`,
  })),
  ...BANKS.filter((bank) => !maintained(bank)).map((bank) => ({
    cardNo: testerCard(bank, bank.debitBin),
    note: `${bank.bankName}：可以绑定${bank.signBy === 'page' ? '，经银行页面签约' : ''}`,
  })),
]

/**
 * The user and the year of the annual bill that is looked at again, so that it shows no figures.
 */
export const BILL_IN_CHECK = { userId: 'complaining', year: 2021 } as const
