import { brand } from '#domain/brand.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { block, leadsTo, page, type PuckDocument } from './document-parts.ts'

/** The head of the activity centre: ways on, and what activities are not. */
export const activityCenter: PuckDocument = page('活动中心', [
  block('Shortcuts', 'shortcuts', {
    items: [
      { icon: 'info', label: '开户指南', action: leadsTo(activityPaths.authGuide.to()) },
      { icon: 'wallet', label: '薪管通', action: leadsTo(activityPaths.xgt.to()) },
      { icon: 'clock', label: '金币明细', action: leadsTo(goldStorePaths.goldVaryRecords.to()) },
      { icon: 'list', label: '积分商城', action: leadsTo(activityPaths.duiba.to()) },
    ],
  }),
  block('Notice', 'how', {
    text: '参加活动不收取费用；奖励与买入金额无关，也不代表基金收益',
    tone: 'info',
    closable: false,
  }),
])

/** How an account is opened: the steps, what to have at hand, and why each datum is asked for. */
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
