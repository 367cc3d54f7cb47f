import { brand } from '#domain/brand.ts'
import { coursePaths } from '#paths/course.ts'
import { risksPaths } from '#paths/risks.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { brandFunds } from '#domain/brand-funds.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { newUser2025Paths } from '#paths/activities/new-user2025.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { block, leadsTo, page, type PuckDocument } from './document-parts.ts'

/** The head of the activity centre: ways on, and what activities are not. */
export const activityCenter: PuckDocument = page('活动中心', [
  block('Shortcuts', 'shortcuts', {
    items: [
      { icon: 'chart', label: '新人专区', action: leadsTo(newUserPaths.home.to()) },
      {
        icon: 'gauge',
        label: '新人里程碑',
        action: leadsTo(newUser2025Paths.newUserHome2025.to()),
      },
      { icon: 'info', label: '开户指南', action: leadsTo(activityPaths.authGuide.to()) },
      { icon: 'wallet', label: '薪管通', action: leadsTo(activityPaths.xgt.to()) },
      { icon: 'clock', label: '金币明细', action: leadsTo(goldStorePaths.goldVaryRecords.to()) },
      { icon: 'list', label: '合作商城', action: leadsTo(activityPaths.duiba.to()) },
      {
        icon: 'info',
        label: '邀请好友',
        action: leadsTo(newInviteFriendPaths.activityHome.to()),
      },
    ],
  }),
  block('Notice', 'how', {
    text: '参加活动不收取费用；奖励与买入金额无关，也不代表基金收益',
    tone: 'info',
    closable: false,
  }),
])

/**
 * The way in which an account is opened: the steps, what to have at hand, and why each datum is
 * asked for.
 */
export const authGuide: PuckDocument = page('开户指南', [
  block('Steps', 'steps', {
    items: [
      {
        title: '身份验证，约 2 分钟',
        text: '拍摄身份证两面，核对识别结果，填写个人信息与税收居民身份',
      },
      { title: '绑定银行卡，约 1 分钟', text: '填写本人储蓄卡号，用银行预留手机号接收验证码' },
      { title: '设置交易密码，约 1 分钟', text: '6 位数字，买卖和修改资料时使用' },
      { title: '完成', text: '做一次风险测评后可以买入与您匹配的基金' },
    ],
  }),
  block('RichText', 'ready', {
    body: '<h2>先准备好</h2><ul><li>在有效期内的居民身份证原件</li><li>本人名下的储蓄卡，以及银行预留的手机号</li><li>光线充足、能拍清证件的地方</li></ul>',
  }),
  block('RichText', 'why', {
    body: '<h2>为什么需要这些信息</h2><ul><li>姓名与证件：反洗钱法要求金融机构识别客户身份</li><li>职业、地址与联系方式：客户身份资料的法定内容，用于通知与核实</li><li>税收居民身份：非居民金融账户涉税信息尽职调查的要求</li><li>银行卡：资金只在您本人的银行卡与基金账户之间往来</li></ul>',
  }),
])

/** The gifts of newcomers: for whom, and what they are not. */
export const newcomerGift: PuckDocument = page('新人礼', [
  block('Notice', 'what', {
    text: '礼包由公司赠送，与买入金额无关，不代表基金收益；每位新客户限领一次',
    tone: 'info',
    closable: false,
  }),
  block('RichText', 'rules', {
    body: '<h2>领取规则</h2><ul><li>从未有过已确认交易的客户可以领取</li><li>两张券、金币与课程一次领取，不拆分、不折现</li><li>券在有效期内使用，逾期失效；只减免申购费</li></ul>',
  }),
])

/** The first questions of newcomers, and the places to learn. */
export const newUser: PuckDocument = page(
  '新人专区',
  [
    block('FundList', 'calm', {
      title: '适合先了解的 R1 至 R2 基金',
      codes: brandFunds.bonds,
      stage: '1y',
      rows: 3,
    }),
    block('Faq', 'questions', {
      items: [
        { q: '开户收费吗', a: '<p>开户、绑卡与风险测评都不收费。</p>' },
        {
          q: '为什么要做风险测评',
          a: '<p>测评决定哪些基金与您匹配，超出您等级的基金会有风险提示。</p>',
        },
        {
          q: '第一笔买多少合适',
          a: '<p>10 元起买。建议用短期内不用的钱，并先了解基金的费用与风险。</p>',
        },
      ],
      fundCode: '',
    }),
    block('Shortcuts', 'learn', {
      items: [
        { icon: 'info', label: '开户指南', action: leadsTo(activityPaths.authGuide.to()) },
        { icon: 'list', label: '大师课', action: leadsTo(coursePaths.courseHome.to()) },
        { icon: 'gauge', label: '风险等级', action: leadsTo(risksPaths.riskExplain.to()) },
        { icon: 'wallet', label: '新人礼', action: leadsTo(activityPaths.oneKeyGift.to()) },
      ],
    }),
  ],
  { riskLine: 'fund' },
)

/** The milestones of newcomers: for whom, and by when. */
export const newUser2025: PuckDocument = page('新人里程碑', [
  block('Notice', 'what', {
    text: '奖励由公司赠送，与买入金额无关，不代表基金收益',
    tone: 'info',
    closable: false,
  }),
  block('RichText', 'rules', {
    body: '<h2>规则</h2><ul><li>2025 年 1 月 1 日至 2026 年 6 月 30 日注册的客户可以参加</li><li>注册当天为第 1 天：7 天内完成实名认证与风险测评，14 天内完成首次买入，21 天内读完 3 节课程</li><li>首次买入以份额确认的申请时间为准；各项奖励可领至 2026 年 7 月 30 日，逾期失效</li></ul>',
  }),
])

/** A column with a coupon, and the limits of it. */
export const column: PuckDocument = page(
  '专栏领券',
  [
    block('Notice', 'what', {
      text: '作者为本公司从业人员，内容不构成投资建议；优惠券只减免或返还申购费，与买入金额无关',
      tone: 'info',
      closable: false,
    }),
  ],
  { riskLine: 'fund' },
)

/** Saving on payday: what it is, and that it is no deposit. */
export const payday: PuckDocument = page(
  '薪管通',
  [
    block('Notice', 'not-a-deposit', {
      text: '货币基金不是存款，不保证本金，也不保证最低收益',
      tone: 'warning',
      closable: false,
    }),
    block('RichText', 'what', {
      body: `<h2>发薪日自动存一笔</h2><p>每月在您选的日子，从本人银行卡向${brand.walletName}存入固定金额，可以随时修改、暂停或结束。</p>`,
    }),
    block('Figures', 'figures', {
      items: [
        { label: `${brand.walletName}七日年化`, source: 'walletYield' },
        { label: `${brand.walletName}万份收益`, source: 'walletIncome' },
      ],
    }),
  ],
  { riskLine: 'fund' },
)
