import * as v from 'valibot'
import type { World } from '#test/sandbox/kernel/world.ts'

/** What of an event makes it a step: its name, and the fields that tell it from others. */
interface Step {
  readonly title: string
  readonly event: Readonly<Record<string, string | number>>
}

interface Funnel {
  readonly id: string
  readonly title: string
  readonly steps: readonly Step[]
}

const seen = (title: string, row: string): Step => ({ title, event: { name: 'page_view', row } })
const done = (title: string, call: string): Step => ({
  title,
  event: { name: 'act', call, code: 0 },
})

/** What each funnel consists of (rules.md#tracking), in the order of its steps. */
export const FUNNELS: readonly Funnel[] = [
  {
    id: 'opening',
    title: '开户',
    steps: [
      seen('开户说明', '/authentic'),
      seen('身份证与信息', '/authentic/verifyInformation/:step'),
      done('提交证件信息', 'submitOcrUserInfo'),
      done('保存个人及税收信息', 'saveOpeningInfo'),
      seen('绑定银行卡', '/authentic/authBank'),
      done('发送验证码', 'authMsgSend'),
      done('鉴权并开户', 'authAddCardAndCRS'),
      seen('设置交易密码', '/authentic/bindPassword/:step'),
      done('保存交易密码', 'setTransPwdAfterAuth'),
      seen('开户完成', '/authentic/authenticSuccess'),
    ],
  },
  {
    id: 'firstPurchase',
    title: '首次买入',
    steps: [
      seen('基金详情', '/fund_detail/FundDetailSingle'),
      { title: '点买入', event: { name: 'click', what: 'buy' } },
      { title: '交易前提示', event: { name: 'gate', choice: 'shown' } },
      done('完成风险测评', 'submitRiskAnswers'),
      seen('买入', '/deal/nonMontyPurchase'),
      done('记录已读协议', 'readFundProtocol'),
      done('提交买入', 'applyByEncriptTransPwd'),
      seen('交易结果', '/deal/DealResult/:type'),
    ],
  },
  {
    id: 'plan',
    title: '定投',
    steps: [
      { title: '点定投', event: { name: 'click', what: 'plan' } },
      seen('定投方式', '/directInvest/directInvestType'),
      seen('定投设置', '/directInvest/directInvestCashier'),
      done('新建定投', 'createPlan'),
      seen('定投结果', '/directInvest/result'),
    ],
  },
  {
    id: 'coupon',
    title: '领券',
    steps: [
      seen('卡券中心', '/couponCenter/couponCenterHome'),
      { title: '看到优惠券', event: { name: 'exposure', what: 'coupon' } },
      { title: '点领取', event: { name: 'click', what: 'claimCoupon' } },
      done('领取', 'claimCoupon'),
      { title: '点去使用', event: { name: 'click', what: 'useCoupon' } },
      done('提交买入', 'applyByEncriptTransPwd'),
    ],
  },
  {
    id: 'campaign',
    title: '活动',
    steps: [
      seen('活动中心', '/activityCenter/activityCenterHome'),
      { title: '看到活动', event: { name: 'exposure', what: 'campaign' } },
      { title: '点活动', event: { name: 'click', what: 'campaign' } },
      { title: '点立即参加', event: { name: 'click', what: 'joinCampaign' } },
      done('参加', 'joinActivity'),
    ],
  },
  {
    id: 'composedPage',
    title: '运营页面',
    steps: [
      seen('打开页面', '/pageBuilder/PageBuilder'),
      { title: '看到内容块', event: { name: 'exposure', what: 'block' } },
      { title: '点内容块', event: { name: 'click', what: 'block' } },
      seen('基金详情', '/fund_detail/FundDetailSingle'),
      { title: '点买入', event: { name: 'click', what: 'buy' } },
    ],
  },
]

const row = v.object({ event: v.string() })
const fields = v.record(v.string(), v.unknown())

/**
 * Each funnel with the number of events of each step, since `from` (the sandbox's clock) where it
 * is given.
 */
export function readFunnels({ db }: World, from = '') {
  const events = db
    .all(row, 'SELECT event FROM tracked_events WHERE time >= ?', from)
    .map(({ event }) => v.parse(fields, JSON.parse(event)))
  const count = (wanted: Step['event']) =>
    events.filter((event) => Object.entries(wanted).every(([name, value]) => event[name] === value))
      .length
  return FUNNELS.map(({ id, title, steps }) => ({
    id,
    title,
    steps: steps.map((step) => ({ ...step, times: count(step.event) })),
  }))
}
