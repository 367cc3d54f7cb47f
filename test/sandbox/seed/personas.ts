import { PENSION_ONLY } from '#test/sandbox/identity/banks.ts'
import type { User } from '#test/sandbox/store/users.ts'

export interface PersonaCard {
  bankName: string
  tail: string
  /** Yuan. */
  singleLimit: string
  dayLimit: string
  unavailableReason?: string
}

/** How testers look for a persona. */
export const PERSONA_GROUPS = {
  assets: '资产与交易',
  gate: '交易前检查',
  risk: '风险等级',
  opening: '注册、登录与开户',
  entry: '养老金、邀请与其他入口',
} as const
export type PersonaGroup = keyof typeof PERSONA_GROUPS

/**
 * Everything in which a persona differs from a verified C3 investor with one card. Invented
 * persons.
 */
export interface Persona {
  userId: string
  group: PersonaGroup
  name: string
  note: string
  state: Partial<Omit<User, 'user_id' | 'open_id' | 'name'>>
  cards: readonly PersonaCard[]
  /** `cleared`: there were some, and all were sold. */
  holdings: 'none' | 'some' | 'many' | 'cleared'
  /** Known to the messaging app alone: nothing was registered yet. */
  unregistered?: true
  /** Has a pension account, whose card is the last of the cards, and the fund account for it. */
  pension?: true
  /** Has a daily plan whose card is out of order. */
  failingPlan?: true
  /** Has an order of every status (rules.md#order-status). */
  everyStatus?: true
  /** How the person comes in, where it is not by the messaging app alone. */
  entry?: 'applet'
}

/** All that a persona of whom nothing is verified lacks. */
const UNVERIFIED: Persona['state'] = {
  auth_flag: '0',
  tpwd_flag: '0',
  upload_status: '0',
  approve_status: '0',
  approve_online_status: '0',
  active_flag: '0',
  has_personal_info: 0,
  has_crs: 0,
  certificate_masked: '',
  certificate_valid_to: '',
  risk_test: 0,
  risk_level: 0,
}

/** The trading password of every persona that has one. The database holds its scrypt hash alone. */
export const TRADING_PASSWORD = '246810'

const card = (tail: string, bankName = '江海银行'): PersonaCard => ({
  bankName,
  tail,
  singleLimit: '50000.00',
  dayLimit: '200000.00',
})

export const PERSONAS: readonly Persona[] = [
  {
    userId: 'zhang',
    group: 'assets',
    name: '张亦明',
    note: '已实名，C3 平衡型，两张银行卡，有持仓',
    state: {},
    cards: [
      card('1024'),
      { ...card('2048', '云汐银行'), singleLimit: '10000.00', dayLimit: '20000.00' },
    ],
    holdings: 'some',
  },
  {
    userId: 'li',
    group: 'opening',
    name: '李可桑',
    note: '未实名（authFlag 0），无银行卡',
    state: UNVERIFIED,
    cards: [],
    holdings: 'none',
  },
  {
    userId: 'wang',
    group: 'risk',
    name: '王望川',
    note: '已实名，C1 保守型：买入 R2 及以上有风险提示',
    state: { risk_level: 1 },
    cards: [card('3072')],
    holdings: 'none',
  },
  {
    userId: 'chen',
    group: 'risk',
    name: '陈守拙',
    note: '已实名，C0 极度保守型：只能买 R1',
    state: { risk_level: 0 },
    cards: [card('4096')],
    holdings: 'none',
  },
  {
    userId: 'zhao',
    group: 'gate',
    name: '赵行舟',
    note: '风险测评已过期（riskTest 1）',
    state: { risk_test: 1 },
    cards: [card('5120')],
    holdings: 'none',
  },
  {
    userId: 'sun',
    group: 'opening',
    name: '孙未央',
    note: '未设置交易密码（tpwdFlag 0）',
    state: { tpwd_flag: '0' },
    cards: [card('6144')],
    holdings: 'none',
  },
  {
    userId: 'zhou',
    group: 'gate',
    name: '周影深',
    note: '身份证件审核未通过（approveStatus 3）',
    state: {
      approve_status: '3',
      approve_online_status: '0',
      approve_remark: '身份证照片模糊，请重新上传',
    },
    cards: [card('7168')],
    holdings: 'none',
  },
  {
    userId: 'wu',
    group: 'gate',
    name: '吴期远',
    note: '身份证件已过有效期',
    state: { certificate_valid_to: '20200101' },
    cards: [card('8192')],
    holdings: 'none',
  },
  {
    userId: 'zheng',
    group: 'gate',
    name: '郑静言',
    note: '账户未激活（activeFlag 0）',
    state: { active_flag: '0' },
    cards: [card('9216')],
    holdings: 'none',
  },
  {
    userId: 'feng',
    group: 'gate',
    name: '冯归雁',
    note: '未填写税收居民身份（hasCRS 为否）',
    state: { has_crs: 0 },
    cards: [card('1240')],
    holdings: 'none',
  },
  {
    userId: 'qian',
    group: 'assets',
    name: '钱广宇',
    note: 'C5 进取型，60 只持仓，十位数金额，有亏损基金，一张卡在维护',
    state: { risk_level: 5 },
    cards: [
      { ...card('8888', '云汐银行'), singleLimit: '5000000.00', dayLimit: '20000000.00' },
      { ...card('6666'), unavailableReason: '银行系统维护中，请更换银行卡' },
    ],
    holdings: 'many',
  },
  {
    userId: 'new',
    group: 'gate',
    name: '何初见',
    note: '新用户：已实名，未做风险测评，无持仓',
    state: { risk_test: 0, risk_level: 0 },
    cards: [card('2356')],
    holdings: 'none',
  },
  {
    userId: 'tang',
    group: 'opening',
    name: '唐止行',
    note: '授权后被拒绝登录（queryOpenId 返回 1004）',
    state: { login_refusal: '该微信账号已被限制登录，请联系客服' },
    cards: [],
    holdings: 'none',
  },
  {
    userId: 'shen',
    group: 'risk',
    name: '沈知微',
    note: '已实名，C2 稳健型',
    state: { risk_level: 2 },
    cards: [card('2468')],
    holdings: 'none',
  },
  {
    userId: 'han',
    group: 'risk',
    name: '韩望岳',
    note: '已实名，C4 成长型',
    state: { risk_level: 4 },
    cards: [card('4680')],
    holdings: 'some',
  },
  {
    userId: 'visitor',
    group: 'opening',
    name: '访客',
    note: '未注册：只有微信身份，从注册走到开户、买入',
    state: UNVERIFIED,
    cards: [],
    holdings: 'none',
    unregistered: true,
  },
  {
    userId: 'yang',
    group: 'entry',
    name: '杨晚晴',
    note: '个人养老金：已开立资金账户，其卡 yang-2 已绑定，已开立基金账户',
    state: {},
    cards: [card('3690'), { ...card('3691'), unavailableReason: PENSION_ONLY }],
    holdings: 'none',
    pension: true,
  },
  {
    userId: 'zhu',
    group: 'assets',
    name: '朱景行',
    note: '高净值客户（VIP）：C5，60 只持仓，三张银行卡',
    state: { risk_level: 5 },
    cards: [
      { ...card('1357', '岭南丰禾银行'), singleLimit: '100000.00', dayLimit: '500000.00' },
      card('1470'),
      { ...card('1580', '云汐银行'), singleLimit: '10000.00', dayLimit: '20000.00' },
    ],
    holdings: 'many',
  },
  {
    userId: 'xu',
    group: 'entry',
    name: '许闻笛',
    note: '受邀好友：已实名，未交易，可经 zhang 的邀请参加活动',
    state: {},
    cards: [card('7410')],
    holdings: 'none',
  },
  {
    userId: 'applet',
    group: 'entry',
    name: '小程序访客',
    note: '小程序用户：未绑定手机号与账户',
    state: UNVERIFIED,
    cards: [],
    holdings: 'none',
    unregistered: true,
    entry: 'applet',
  },
  {
    userId: 'partner',
    group: 'entry',
    name: '吕同舟',
    note: '合作银行用户：支付银行（融悦支付银行）的卡，从银行入口进入',
    state: {},
    cards: [{ ...card('8520', '融悦支付银行'), singleLimit: '200000.00', dayLimit: '1000000.00' }],
    holdings: 'some',
  },
  {
    userId: 'failing',
    group: 'assets',
    name: '姚扣款',
    note: '定投扣款失败：每日定投，扣款卡在维护，连续失败后计划终止',
    state: {},
    cards: [{ ...card('9630'), unavailableReason: '银行系统维护中，请更换银行卡' }],
    holdings: 'none',
    failingPlan: true,
  },
  {
    userId: 'cleared',
    group: 'assets',
    name: '卫轻舟',
    note: '已清仓：三只基金全部卖出，有清仓记录与盈亏，当前无持仓',
    state: {},
    cards: [card('8642')],
    holdings: 'cleared',
  },
  {
    userId: 'invited',
    group: 'entry',
    name: '蒋折柳',
    note: '受邀好友：已经 qian 的邀请参加模拟炒基大赛（mncj-1），双方已得金币',
    state: {},
    cards: [card('7412')],
    holdings: 'none',
  },
  {
    userId: 'every',
    group: 'assets',
    name: '常百态',
    note: '各种订单状态：每种状态（1 至 9）各有一笔，另有认购（20、30）、卖出与快速取出在途；下单成功与付款中的到起点当日 15:00 前自行推进，重置后复原',
    state: {},
    cards: [card('5173'), card('6284', '云汐银行')],
    holdings: 'some',
    everyStatus: true,
  },
]
