import { unitAmount } from '#domain/ledger/unit-words.ts'
/** The words of a message: rules.md#messages. */
import { formatNav, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { BASIS_NAMES } from '#domain/fund/index-valuation.ts'
import { FAILURES_TO_END } from '#domain/plan/regular-plan.ts'
import { MOST_TEXT } from './message-events.ts'
import type { MessageFact } from './message-facts.ts'
import { around, cut, HALF_NAME, plain, quoted, type MessageWords } from './message-text.ts'
import { orderWords } from './order-words.ts'

const REQUEST_NAMES = { replaceCard: '换卡', changeMobile: '更换手机号' } as const
const NOT_ME = '如非本人操作，请立即冻结账户'

/** A value that the user has asked to hear of: its day, and no word on what to do. */
function valueReached(fact: Extract<MessageFact, { event: 'valueReached' }>): MessageWords {
  const { fundName, reminder, published, navDate, today } = fact
  const day = formatNearDay(navDate, today)
  const said = reminder.kind.startsWith('value')
    ? `${day} 净值 ${formatNav(published.level)}，达到您设的 ${formatNav(reminder.limit)}`
    : `${day} 日涨跌 ${formatPercent(published.dayChange)}，达到您设的 ${formatPercent(
        reminder.kind === 'changeDown' ? `-${reminder.limit}` : reminder.limit,
      )}`
  return plain(
    '净值提醒',
    around(fundName, (name) => `${name}，${said}`),
  )
}

/** A percentile that the user has asked to hear of: a place in the past, no word on what to do. */
function percentileReached(
  fact: Extract<MessageFact, { event: 'percentileReached' }>,
): MessageWords {
  const { indexName, basis, limit, percentile, date, today } = fact
  const said = `${formatNearDay(date, today)} ${BASIS_NAMES[basis]}百分位 ${formatRate(percentile)}，达到您设的 ${limit}%`
  return plain(
    '估值提醒',
    around(indexName, (name) => `${name}，${said}。仅反映历史位置`),
  )
}

/** A message's title and text. */
export function messageWords(fact: MessageFact): MessageWords {
  switch (fact.event) {
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderConfirmed':
    case 'orderFailed':
    case 'moneyArrived':
    case 'dividendReinvested':
    case 'holdingChanged':
      return orderWords(fact.event, fact.order)
    case 'debitFailed': {
      const { planName, failures, reason } = fact
      const left = `。连续 ${FAILURES_TO_END} 次失败后计划结束`
      return plain(
        `定投第 ${failures} 次扣款失败`,
        around(planName, (name) => `${quoted(name)}没有扣款：${cut(reason, 22)}${left}`),
      )
    }
    case 'planEnded':
      return plain(
        '定投已结束',
        around(fact.planName, (name) => `${quoted(name)}${cut(fact.reason, 40)}`),
      )
    case 'debitSkipped':
      return plain(
        '定投跳过一次扣款',
        around(fact.planName, (name) => `${quoted(name)} ${formatDate(fact.day)}：${fact.reason}`),
      )
    case 'goalReached':
      return plain(
        '定投达到止盈目标',
        around(fact.planName, (name) => `${quoted(name)}${fact.reason}`),
      )
    case 'planCardChanged':
      return plain(
        '定投扣款卡已更换',
        around(fact.planName, (name) => `${quoted(name)}以后从${fact.card}扣款`),
      )
    case 'deviceSignedIn':
      return plain('新设备登录', `${fact.device}，${fact.place}。${NOT_ME}`)
    case 'accountFrozen':
      return plain('账户已冻结', '交易、扣款和变更已停止，资金到账不受影响')
    case 'accountUnfrozen':
      return plain('账户已解除冻结', `可以继续交易。${NOT_ME}`)
    case 'passwordChanged':
      return plain('交易密码已修改', NOT_ME)
    case 'mobileChanged':
      return plain('手机号已更换', `新手机号 ${fact.mobileNo}。${NOT_ME}`)
    case 'cardBound':
      return plain('已绑定银行卡', `${fact.card}。${NOT_ME}`)
    case 'cardUntied':
      return plain('已解绑银行卡', `${fact.card}。${NOT_ME}`)
    case 'documentApproved':
      return plain('身份证件审核通过', '证件信息已更新，可以继续交易')
    case 'documentRejected':
      return plain('身份证件审核未通过', `${cut(fact.reason, 40)}，请重新上传`)
    case 'documentEnds':
      return plain('身份证件即将到期', `${formatDate(fact.until)} 到期，到期后不能买入，请提前更新`)
    case 'assessmentEnds':
      return plain(
        '风险测评即将到期',
        `${formatDate(fact.until)} 到期，到期后不能买入，请提前重新测评`,
      )
    case 'assessmentEnded':
      return plain('风险测评已过期', '重新测评后可以继续买入')
    case 'taxInfoAsked':
      return plain('请补充税收居民身份信息', '按规定每年核对，补充前不能办理新的买入')
    case 'requestDecided': {
      const name = REQUEST_NAMES[fact.request]
      return fact.approved
        ? plain(`${name}申请已办理`, '申请已审核通过，可以查看结果')
        : plain(`${name}申请未通过`, cut(fact.reason, MOST_TEXT))
    }
    case 'complaintExtended':
      return plain('投诉答复时间延长', `${fact.number}：${fact.reason}`)
    case 'complaintAnswered':
      return plain('投诉与建议有了答复', `${fact.number}，对结果不满意可以重新提出一次`)
    case 'managerChanged':
      return plain(
        '基金经理变更',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'fundStarted':
      return plain(
        '基金成立',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'dividendPaid':
      return plain(
        '基金分红',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'sharesConverted':
      return plain(
        '基金份额折算',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'riskRatingChanged':
      return plain(
        '基金风险等级调整',
        around(fact.fundName, (name) => `${name}，${fact.content}，请留意是否与您的测评相符`),
      )
    case 'purchaseLimited':
      return plain(
        '基金申购状态变更',
        around(fact.fundName, (name) => `${name}，${fact.content}`),
      )
    case 'valueReached':
      return valueReached(fact)
    case 'percentileReached':
      return percentileReached(fact)
    case 'reportPublished': {
      const quarter = Math.ceil(Number(fact.end.slice(4, 6)) / 3)
      const all = fact.others === 0 ? '' : `等 ${fact.others + 1} 只基金`
      const report = `${fact.end.slice(0, 4)} 年第 ${quarter} 季度报告可以查看`
      return plain(
        '定期报告已披露',
        around(fact.fundName, (name) => `${name}${all}，${report}`),
      )
    }
    case 'questionAnswered':
      return plain(
        '您的提问有了回答',
        around(fact.question, (name) => quoted(name)),
      )
    case 'replied':
      return plain(
        fact.to === 'comment' ? '有人回复了您的评论' : '有人评论了您发布的内容',
        around(fact.reply, (words) => `${cut(fact.by, HALF_NAME)}：${words}`),
      )
    case 'followedWrote':
      return plain(
        fact.special === '' ? '您关注的作者有新内容' : '您关注的专题有新内容',
        around(fact.writing, (writing) => {
          if (fact.special !== '')
            return `${quoted(cut(fact.special, HALF_NAME))}更新：${quoted(writing)}`
          return `${cut(fact.author, HALF_NAME)}${fact.isAnswer ? '回答' : '发布'}了${quoted(writing)}`
        }),
      )
    case 'textReviewed':
      return fact.reason === ''
        ? plain(
            '您发布的内容已展示',
            around(fact.excerpt, (name) => quoted(name)),
          )
        : plain(
            '您发布的内容未通过审核',
            around(fact.excerpt, (name) => `${quoted(name)}：${cut(fact.reason, 24)}`),
          )
    case 'reportDecided':
      return plain('您的举报有了结果', fact.outcome)
    case 'talkSoon':
      return plain(
        '您预约的直播即将开始',
        around(fact.talk, (name) => `${quoted(name)} ${fact.at} 开始`),
      )
    case 'milestoneDay':
      return plain(
        '您关注的事件就在今天',
        around(fact.milestone, (name) => quoted(name)),
      )
    case 'monthReady':
      return plain(
        `${Number(fact.month.slice(4))} 月月报已生成`,
        `${fact.month.slice(0, 4)} 年 ${Number(fact.month.slice(4))} 月的收益、交易和定投都在这里`,
      )
    case 'billReady':
      return plain(
        `${fact.year} 年度账单已生成`,
        '这一年的收益、交易和定投都在这里，每个数字都可以核对',
      )
    case 'debitMoved':
      return plain(
        fact.markets === '' ? '定投扣款因休市顺延' : '定投扣款因境外市场休市顺延',
        around(
          fact.planName,
          (name) =>
            `${quoted(name)}原定 ${formatNearDay(fact.from, addDays(fact.from, -1))} 扣款，${fact.markets === '' ? '' : `${fact.markets}市场休市，`}${fact.provisional ? '预计' : ''}顺延至 ${formatNearDay(fact.to, addDays(fact.from, -1))}`,
        ),
      )
    case 'debitDateMoved':
      return plain(
        '定投扣款日期有变',
        around(
          fact.planName,
          (name) =>
            `${quoted(name)}扣款由 ${formatDate(fact.from)} 改为 ${formatDate(fact.to)}，休市安排已公布`,
        ),
      )
    case 'orderDateMoved': {
      const what = fact.what === 'arrival' ? '到账' : '确认'
      return plain(
        `订单${what}日期有变`,
        around(
          fact.fundName,
          (name) =>
            `${name}，${what}由 ${formatDate(fact.from)} 改为 ${formatDate(fact.to)}，休市安排已公布`,
        ),
      )
    }
    case 'campaignBegins':
      return plain(
        '您参加过的活动又开始了',
        around(fact.campaign, (name) => `${quoted(name)}已开始，${formatDate(fact.until)} 结束`),
      )
    case 'campaignEnds':
      return plain(
        '您参加的活动即将结束',
        around(fact.campaign, (name) => `${quoted(name)} ${formatDate(fact.until)} 结束`),
      )
    case 'rewardReady':
      return plain(
        '活动奖励可以领取了',
        around(fact.campaign, (name) => `${quoted(name)}：${fact.reward}`),
      )
    case 'rewardEnds':
      return plain(
        '活动奖励即将失效',
        around(
          fact.campaign,
          (name) => `${quoted(name)}还有奖励没有领取，${formatDate(fact.until)} 失效`,
        ),
      )
    case 'coinsGiven':
      return plain('邀请奖励已到账', `${unitAmount(fact.coins, 'plain')} 金币已存入您的金币账户`)
    case 'coinsEnd':
      return plain(
        '金币即将过期',
        `${unitAmount(fact.coins, 'plain')} 金币 ${formatDate(fact.until)} 过期，请尽快使用`,
      )
    case 'couponEnds':
      return plain(
        '优惠券即将到期',
        around(fact.coupon, (name) => `${quoted(name)} ${formatDate(fact.until)} 到期，请及时使用`),
      )
    case 'couponGiven':
      return plain(
        '邀请奖励已到账',
        around(
          fact.coupon,
          (name) => `${quoted(name)}已放入卡券，${formatDate(fact.until)} 前可使用`,
        ),
      )
    case 'couponReturned':
      return plain(
        '优惠券已退回',
        around(fact.coupon, (name) => `${quoted(name)}已退回，${formatDate(fact.until)} 前可使用`),
      )
    case 'giftTaken':
      return plain(
        '您送出的优惠券已被领取',
        around(fact.coupon, (name) => `${quoted(name)}已被好友领取`),
      )
    case 'companyAnnounced':
      return plain('公司公告', fact.announcement)
    case 'closureAhead': {
      // It is said on the day before.
      const today = addDays(fact.from, -1)
      const [from, to, opens] = [fact.from, fact.to, fact.opens].map((day) =>
        formatNearDay(day, today),
      )
      return plain(
        '休市安排',
        `${from === to ? from : `${from} 至 ${to}`} 休市，期间的申请按 ${opens} 受理，到账顺延`,
      )
    }
    case 'agreementChanged':
      return plain(
        '协议有更新',
        around(fact.document, (name) => `${name}${fact.change}`),
      )
  }
}
