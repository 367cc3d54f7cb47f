/** A word of code and the word that people read. */
export type Word = readonly [code: string, text: string]

/** The subject of a module. */
export const SUBJECTS: readonly Word[] = [
  ['wealth', '财富'],
  ['pension', '养老金'],
  ['coupon', '优惠券'],
  ['portfolio', '基金组合'],
  ['manager', '基金经理'],
  ['dividend', '分红'],
  ['salary', '工资理财'],
  ['points', '积分'],
  ['family', '亲情账户'],
  ['bond', '债券基金'],
  ['index', '指数基金'],
  ['overseas', '海外基金'],
  ['campaign', '活动'],
  ['lesson', '投资课堂'],
  ['advisor', '投顾服务'],
  ['certificate', '资产证明'],
  ['identity', '身份信息'],
  ['message', '消息'],
  ['theme', '主题投资'],
  ['gold', '黄金基金'],
  ['newFund', '新发基金'],
  ['target', '目标投资'],
  ['invite', '邀请好友'],
  ['vip', '会员'],
  ['tax', '税收居民身份'],
  ['credit', '信用额度'],
]

/** The content of a module's screen. */
export const THINGS: readonly Word[] = [
  ['Rules', '规则'],
  ['History', '历史记录'],
  ['Overview', '总览'],
  ['Statement', '对账单'],
  ['Guide', '使用指南'],
  ['Ranking', '排行'],
  ['Reminders', '提醒设置'],
  ['Applications', '申请进度'],
  ['Estimate', '收益测算'],
  ['Transfers', '转入转出'],
  ['Comparison', '对比'],
  ['Notices', '公告'],
]

/** Labels and what they show of a fund; each screen has some of them. */
export const FACTS: readonly Word[] = [
  ['formatNav(data.nav)', '单位净值'],
  ['formatDate(data.navDate)', '净值日期'],
  ['formatNav(data.accNav)', '累计净值'],
  ['formatPercent(data.dayChange)', '日涨跌幅'],
  ['formatDate(data.establishDate)', '成立日期'],
  ['formatAmount(data.minAmount)', '起购金额'],
  ['formatAmount(data.amountStep)', '金额级差'],
  ['formatAmount(data.dailyLimit)', '单日限额'],
  ['formatAmount(data.planMinAmount)', '定投起点'],
  ['formatDate(data.tradeDate)', '交易日'],
  ['formatDate(data.confirmDate)', '确认日'],
  ['formatDate(data.incomeDate)', '起息日'],
  ['formatDate(data.redeemableDate)', '可赎回日'],
]

/** Sentences of a screen about a subject. */
export const SENTENCES: readonly ((subject: string, thing: string) => string)[] = [
  (subject, thing) => `${subject}的${thing}以确认结果为准，每个交易日收市后更新`,
  (subject) => `交易日 15:00 前提交的${subject}申请按当日净值计算，之后的按下一交易日计算`,
  (subject, thing) => `您可以随时查看${subject}${thing}，需要帮助时请联系客服`,
  (subject) => `${subject}相关资金在确认后到账，遇节假日顺延，到账时间以银行为准`,
  (_, thing) => `过往${thing}不代表未来表现，市场有风险，投资需谨慎`,
  (subject, thing) => `修改${subject}后，${thing}从下一个交易日起按新的内容显示`,
  (subject) => `同一身份证件只能办理一次${subject}，已经办理的无需重复提交`,
  (subject, thing) => `${thing}中的金额已扣除费用，与${subject}账户的余额可能略有不同`,
  (subject) => `未成年人办理${subject}须由监护人同意，并提供关系证明`,
  (_, thing) => `网络较慢时${thing}可能稍晚显示，请不要重复操作`,
  (subject, thing) => `${subject}调整期间暂停更新${thing}，恢复时间另行公告`,
]
