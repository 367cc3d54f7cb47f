import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { brand } from '#domain/brand.ts'
import { MAIN_FUND } from '#domain/business-codes.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { annualBill2022Paths } from '#paths/activities/annual-bill2022.ts'
import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import { invitePaths } from '#paths/activities/invite.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { assetPaths } from '#paths/asset.ts'
import { chargePaths } from '#paths/charge.ts'
import { circlePaths } from '#paths/circle.ts'
import { dealPaths } from '#paths/deal.ts'
import { downloadPaths } from '#paths/download.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { messagesPaths } from '#paths/messages.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { risksPaths } from '#paths/risks.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { togetherPaths } from '#paths/together.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vpPaths } from '#paths/vp.ts'
import type { AppFunction } from './app-function.ts'
import { FIRST_FUNCTIONS } from './first-functions.ts'
import type { FunctionIcon } from './FunctionIcons.tsx'

/** One row: name, note, icon, address, and what else people call it. */
function row(
  name: string,
  note: string,
  icon: FunctionIcon,
  href: string,
  ...words: readonly string[]
): AppFunction {
  return { name, note, icon, href, words }
}

/** Every function of the app. Home's lists, the rows of 我的 and the search come from it. */
export const FUNCTIONS = {
  ...FIRST_FUNCTIONS,
  channel: row(
    '基金频道',
    '榜单、估值、按需选基',
    'board',
    fundDetailPaths.home.to(),
    '选基',
    '选基金',
    '热门',
  ),
  performance: row(
    '基金排行',
    '按区间收益、类型和公司查看',
    'board',
    fundPortalPaths.performance.to({}),
    '排行',
    '排名',
    '排行榜',
    '业绩',
    '收益排名',
  ),
  initiative: row(
    '主动权益基金',
    '按风格和主题查看',
    'board',
    initiativePaths.initiativePrefecture.to(),
    '主动权益',
  ),
  easySelect: row(
    '快速选基',
    '按类型、回撤、费用等条件筛选',
    'search',
    easySelectFundPaths.easySelectHome.to(),
    '选基',
    '选基金',
    '筛选',
    '条件',
  ),
  companySelect: row(
    '公司选基',
    '先看基金公司，再看它的基金',
    'search',
    companySelectFundPaths.companySelectFundHome.to(),
    '公司',
    '基金公司',
  ),
  gold: row(
    '上海金',
    '金价与黄金基金',
    'gold',
    shangHaiGoldPaths.shangHaiGoldHome.to(),
    '黄金',
    '金价',
  ),
  fixedPlus: row(
    '固收+',
    '债券打底，加一点股票，分三档',
    'board',
    fixedPlusPaths.fixedPlusHome.to(),
    '固收',
    '偏债',
  ),
  brightSpots: row(
    '亮点基金',
    '低波红利、费率一折、成立十年等',
    'star',
    brightSpotFundsPaths.fundList.to(),
    '亮点',
    '持有期',
  ),
  managers: row(
    '基金经理会客厅',
    '基金经理最近的话与交流日程',
    'people',
    fundManagerPaths.home.to(),
    '基金经理',
    '经理',
  ),
  buy: row('买入', '选一只基金买入', 'wallet', fundPortalPaths.buyFundList.to({}), '购买', '申购'),
  holdings: row(
    '我的资产',
    '持有的基金、收益与在途',
    'report',
    assetPaths.holdList.to(),
    '持有',
    '持仓',
    '资产',
    '收益',
    '卖出',
    '赎回',
    '转换',
  ),
  mainFund: row(
    brand.mainFundName,
    '现金管理的货币基金',
    'wallet',
    fundDetailPaths.fundDetailSingle.to({ fundCode: MAIN_FUND }),
    '货币基金',
  ),
  orders: row(
    '交易记录',
    '订单、进度和撤单',
    'list',
    transactionPaths.transactionMain.to({}),
    '交易',
    '订单',
    '撤单',
    '记录',
  ),
  fees: row(
    '费用试算',
    '买入和卖出的费用',
    'calculator',
    chargePaths.serviceCharge.to(),
    '手续费',
    '费用',
    '申购费',
    '赎回费',
    '计算器',
  ),
  tradeRules: row(
    '交易规则与费用',
    '净值日、确认与到账',
    'document',
    chargePaths.shiftRule.to(),
    '交易规则',
    '到账',
    '规则',
  ),
  privatePlans: row(
    '专户服务',
    '合格投资者的认定、合同与回访',
    'shield',
    fundDetailPaths.advanceContractList.to(),
    '专户',
    '合格投资者',
    '私募',
    '冷静期',
  ),
  papers: row(
    '凭证与证明',
    '对账单、资产证明、交易确认单',
    'document',
    myCenterPaths.papers.to(),
    '对账单',
    '资产证明',
    '确认单',
    '凭证',
    '证明',
    '收益证明',
  ),
  payday: row('薪管通', '发薪日自动存入', 'clock', activityPaths.xgt.to(), '发薪', '工资'),
  bills: row(
    '年度账单',
    '一年的投资回顾',
    'report',
    annualBill2022Paths.billHome.to({ open: 'newest' }),
    '账单',
    '年报',
  ),
  pension: row(
    '个人养老金',
    '开立与绑定、缴存额度、Y 类基金',
    'pension',
    taxDelayPaths.taxDelayHome.to(),
    '养老',
    '养老金',
    '税延',
  ),
  pensionAccount: row(
    '养老金账户',
    '账户里的现金、基金与额度',
    'pension',
    pensionAccountPaths.home.to(),
    '养老账户',
    '养老金账户',
  ),
  pensionZone: row(
    '养老专区',
    '养老目标基金与节税',
    'pension',
    pensionZonePaths.pensionZone.to(),
    '养老',
    '养老基金',
  ),
  pensionTax: row(
    CALCULATOR_NAMES.year,
    '今年缴存能省多少税',
    'calculator',
    pensionZonePaths.pensionTaxNewCalculatorHome.to(),
    '节税',
    '计算器',
    '个税',
    '养老',
    '养老金节税',
  ),
  taxYears: row(
    CALCULATOR_NAMES.years,
    '缴存多年能省多少税',
    'calculator',
    snowCalculatorPaths.snowCalculator.to(),
    '节税',
    '计算器',
  ),
  taxPilot: row(
    CALCULATOR_NAMES.pilot,
    '2018 年试点的保单省多少税',
    'calculator',
    pensionZonePaths.pensionTaxCalculator.to(),
    '税延',
    '节税',
    '计算器',
  ),
  pensionOpening: row(
    '养老金开户',
    '在银行开立资金账户',
    'bank',
    icbcPaths.openAccount.to({}),
    '养老金开户',
  ),
  views: row(
    '观点',
    '文章、问答和讨论',
    'chat',
    vpPaths.home.to({}),
    '文章',
    '问答',
    '讨论',
    '资讯',
  ),
  circles: row('圈子', '按行业交流', 'people', circlePaths.circleHome.to({}), '圈子', '社区'),
  experts: row(
    '理财达人',
    '达人与他们的记录',
    'people',
    financialExpertPaths.financialExpertHome.to(),
    '达人',
  ),
  people: row(
    brand.peopleName,
    '投研、风控、交易、客服与科技同事',
    'people',
    thPeoplePaths.thPeopleHome.to(),
    '同事',
  ),
  advice: row(
    '资产配置服务',
    '问卷、匹配、签约与调仓',
    'board',
    configAdvisePaths.configIntroduce.to(),
    '投顾',
    '组合',
    '资产配置',
  ),
  diagnosis: row(
    '配置诊断',
    '大类、行业、重叠、成本与收益',
    'gauge',
    configAdvisePaths.assetConfig.to(),
    '诊断',
    '资产配置',
  ),
  goals: row(
    '目标计算',
    '养老、教育、购房要存多少',
    'calculator',
    configAdvisePaths.configCalculatorEntry.to(),
    '目标',
    '计算器',
  ),
  together: row(
    '投资陪伴',
    '日历、市场数据与持有天数',
    'people',
    togetherPaths.togetherHome.to(),
    '陪伴',
    '日历',
  ),
  activities: row(
    '活动中心',
    '进行中的活动与待领的奖励',
    'gift',
    activityCenterPaths.activityCenterHome.to(),
    '活动',
    '福利',
    '奖励',
  ),
  coins: row(
    '金币商城',
    '签到、兑换与金币明细',
    'coin',
    goldStorePaths.goldStoreHome.to(),
    '金币',
    '签到',
    '兑换',
    '商城',
  ),
  coinTasks: row(
    '赚金币',
    '每日、新手与成长任务',
    'coin',
    goldStorePaths.goldCoinTask.to(),
    '金币',
    '任务',
  ),
  mall: row(
    '合作商城',
    '合作方的商城，需要离开本站',
    'gift',
    activityPaths.duiba.to(),
    '积分',
    '商城',
  ),
  coupons: row(
    '卡券中心',
    '领券、用券、兑换码',
    'gift',
    couponCenterPaths.couponCenterHome.to(),
    '优惠券',
    '卡券',
    '券',
    '领券',
    '红包',
  ),
  codes: row('兑换码', '用兑换码换券、金币或卡', 'gift', exchangePaths.home.to(), '兑换'),
  vip: row(
    '会员',
    '等级、成长值与权益',
    'crown',
    vipPaths.vipHome.to(),
    '等级',
    '成长值',
    '权益',
    'VIP',
  ),
  invite: row(
    '邀请好友',
    '好友实名后得奖励',
    'people',
    newInviteFriendPaths.activityHome.to(),
    '邀请',
    '推荐',
  ),
  inviteTasks: row('邀请任务', '每月的邀请奖励', 'list', invitePaths.inviteFriend.to(), '邀请'),
  game: row(
    '模拟炒基',
    '用模拟资金练习买卖',
    'board',
    sftPaths.sftHome.to({}),
    '模拟',
    '炒基',
    '比赛',
    '大赛',
  ),
  tree: row(
    '黄金树',
    '做任务得水滴，浇水领金币',
    'pension',
    goldTreePaths.goldTreeHome.to(),
    '浇水',
    '水滴',
  ),
  chest: row(
    '百宝箱',
    '签到和学习得开启次数',
    'gift',
    treasureChestPaths.main.to(),
    '抽奖',
    '宝箱',
    '签到',
  ),
  answerRush: row(
    '限时答题',
    '每天 10 题，学知识得金币',
    'gift',
    answerRushPaths.answerRushHome.to(),
    '答题',
    '问答',
    '题目',
  ),
  learning: row(
    '财商成长计划',
    '4 级 12 课，学完检测得权益',
    'gift',
    financialIntelligencePaths.financialIntelligenceHome.to(),
    '财商',
    '学习',
    '课程',
    '检测',
  ),
  puzzle: row(
    '指数竞猜',
    '猜沪深300收盘点位，得金币',
    'gift',
    puzzlePaths.home.to({}),
    '竞猜',
    '猜指数',
    '收盘点位',
    '沪深300',
  ),
  picks: row(
    '跑赢沪深300',
    '每周选一只基金，模拟比涨跌',
    'gift',
    challengeProfitPaths.challengeProfitHome.to(),
    '周赛',
    '收益挑战',
    '沪深300',
  ),
  keep: row(
    '坚持定投',
    '连续定投，按期领奖励',
    'clock',
    keepActivityPaths.keepActivityHome.to(),
    '定投挑战',
    '挑战',
  ),
  readyPlans: row(
    '定投方案',
    '三个现成的方案与指数测算',
    'list',
    directInvestActivityPaths.home.to(),
    '定投',
    '方案',
  ),
  directSpecial: row(
    '定投专题',
    '定投怎么做、长期业绩与挑战',
    'board',
    directSpecialPaths.directSpecialHome.to(),
    '定投',
    '长期业绩',
  ),
  direct: row(
    '12 周定投挑战',
    '每周定投，坚持 12 周领奖励',
    'clock',
    directActivityPaths.loading.to(),
    '定投挑战',
    '挑战',
  ),
  newcomers: row('新人专区', '新人五步与奖励', 'gift', newUserPaths.home.to(), '新人', '新手'),
  centre: row(
    '我的',
    '银行卡、手机号、交易密码和设置',
    'person',
    myCenterPaths.centerHome.to(),
    '银行卡',
    '换卡',
    '绑卡',
    '手机号',
    '密码',
    '交易密码',
    '设置',
  ),
  messages: row(
    '消息',
    '交易、定投、账户与活动的通知',
    'bell',
    messagesPaths.messages.to({}),
    '通知',
    '提醒',
  ),
  messageSettings: row(
    '消息推送',
    '选择接收哪些消息',
    'bell',
    messagesPaths.settings.to(),
    '推送',
    '通知',
  ),
  security: row(
    '安全中心',
    '登录的设备、冻结账户',
    'shield',
    myCenterPaths.security.to(),
    '安全',
    '冻结',
    '解冻',
    '设备',
    '被盗',
  ),
  complaints: row(
    '投诉与建议',
    '15 天内答复',
    'chat',
    myCenterPaths.complaints.to(),
    '投诉',
    '建议',
    '反馈',
    '12386',
  ),
  risk: row(
    '风险测评',
    '测评结果与有效期',
    'gauge',
    risksPaths.risks.to({}),
    '测评',
    '风险等级',
    '风险承受',
  ),
  riskWords: row(
    '风险等级说明',
    '基金和投资者的等级',
    'help',
    risksPaths.riskExplain.to(),
    '风险等级',
  ),
  help: row(
    '帮助',
    '买卖、费用、到账与银行卡',
    'help',
    fundDetailPaths.fundConsults.to({ fundCode: MAIN_FUND }),
    '常见问题',
    '客服',
    '怎么',
  ),
  opening: row(
    '开户',
    '身份证和银行卡，约 3 分钟',
    'person',
    activityPaths.authGuide.to({}),
    '实名',
    '认证',
    '注册',
  ),
  addCard: row('添加银行卡', '支持的银行与限额', 'bank', dealPaths.addBank.to(), '银行卡', '绑卡'),
  privacy: row(
    '个人信息',
    '收集清单、导出与注销',
    'shield',
    privacyPaths.infoList.to(),
    '隐私',
    '注销',
    '个人信息',
    '授权',
  ),
  elder: row(
    '长辈版',
    '特大文字和大按钮',
    'person',
    vipAgingPaths.vipAgingHome.to(),
    '大字',
    '老年',
    '适老',
  ),
  app: row('下载 App', '在 App 中使用', 'phone', downloadPaths.download.to(), 'App', '下载'),
} as const satisfies Readonly<Record<string, AppFunction>>

export type FunctionName = keyof typeof FUNCTIONS
