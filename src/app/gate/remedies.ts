import { CLIENT_RISKS, clientRiskLevel, FUND_RISKS, fundRiskLevel } from '#domain/identity/risk.ts'
import type { GATE_CHOICES, GateBlock, GateBlockData } from '#domain/order/pre-trade-gate.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'

/** The words of a block's dialog, and where its primary button leads. */
export interface Remedy {
  readonly title: string
  readonly content: string
  readonly remedyText: string
  /**
   * The address where the prerequisite is completed; `from` is the way back to the order.
   */
  readonly to: (from: string | undefined) => string
  /** The other answer that `GATE_CHOICES` offers, if there is one. */
  readonly otherText?: string
}

/** Blocks that are dialogs; the first step of the gate is a toast (rules.md#pre-trade-gate). */
export type DialogBlock = Exclude<GateBlock, 'fundNotPurchasable'>

/**
 * A block's words: with `otherText` where the block offers a second answer, without it elsewhere.
 */
type Wording<Block extends DialogBlock> = Remedy &
  ((typeof GATE_CHOICES)[Block]['length'] extends 2
    ? { readonly otherText: string }
    : { readonly otherText?: never })

const personal = (content: string, to: Remedy['to']) => ({
  title: '完善信息',
  content,
  remedyText: '去完善',
  to,
})

const identity = (content: string, remedyText: string) => ({
  title: '身份证件',
  content,
  remedyText,
  to: prerequisites.document,
})

const assessment = (content: string) => ({
  title: '风险测评',
  content,
  remedyText: '去测评',
  to: prerequisites.assessment,
})

/** The reviewer's remark as a sentence that says what to do, once. */
const toRetake = (remark: string): string =>
  remark.includes('重新上传')
    ? remark.replace(/[。；，,.\s]+$/, '')
    : `${remark.replace(/[。；，,.\s]+$/, '')}，请重新上传`

const levels = (data: GateBlockData['riskWarning']): string => {
  const client = CLIENT_RISKS[clientRiskLevel(data.clientRiskLevel)]
  const fund = FUND_RISKS[fundRiskLevel(data.fundRiskLevel)]
  return `您的风险承受能力为${client.name}（${client.code}），该基金风险等级为${fund.name}（${fund.code}）`
}

/** The kind of order that the gate precedes, as its button is labelled. */
export type GateVerb = '购买' | '转换' | '定投'

/**
 * rules.md#pre-trade-gate: wording and destination of every block. A new block without them does
 * not compile.
 */
export const remedies: {
  readonly [B in DialogBlock]: (data: GateBlockData[B], verb: GateVerb) => Wording<B>
} = {
  notAuthenticated: ({ uploaded }) => ({
    title: '实名认证',
    content: uploaded
      ? '购买基金前请先完成实名认证。身份证已提交，还需绑定银行卡，请准备好银行卡'
      : '购买基金前请先完成实名认证，约需 3 分钟，请准备好身份证和银行卡',
    remedyText: uploaded ? '继续认证' : '去认证',
    to: prerequisites.realName,
  }),
  noTradingPassword: () => ({
    title: '设置交易密码',
    content: '为保障资金安全，请先设置交易密码',
    remedyText: '去设置',
    to: prerequisites.tradingPassword,
  }),
  documentNotUploaded: () => ({
    ...identity('请上传身份证照片，以便核实您的身份', '去上传'),
    otherText: '稍后上传',
  }),
  documentRejected: ({ remark }) =>
    identity(`身份证照片未通过审核：${toRetake(remark || '照片不清晰')}`, '重新上传'),
  documentExpired: () => identity('您的身份证件已过有效期，请更新后再交易', '去更新'),
  accountInactive: () => ({
    title: '账户激活',
    content: '您的账户尚未激活，激活后即可交易',
    remedyText: '去激活',
    to: prerequisites.activation,
  }),
  noPersonalInfo: () => personal('根据监管要求，请先完善个人身份信息', prerequisites.personalInfo),
  noTaxInfo: () => personal('根据监管要求，请先完善个人税收居民身份信息', prerequisites.taxInfo),
  noRiskTest: () => assessment('购买基金前请先完成风险测评，了解适合您的产品'),
  riskTestExpired: () => assessment('您的风险测评已过期（有效期两年），请重新测评'),
  riskBlocked: (data) => ({
    ...assessment(`${levels(data)}，超出您的承受能力，不能购买`),
    title: '风险不匹配',
    remedyText: '重新测评',
    otherText: '放弃购买',
  }),
  riskWarning: (data, verb) => ({
    ...assessment(`${levels(data)}，高于您的承受能力，可能造成较大损失`),
    title: '风险提示',
    remedyText: '重新测评',
    otherText: `知悉风险，继续${verb}`,
  }),
}
