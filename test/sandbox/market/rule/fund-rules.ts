import type { FundRule } from '#domain/fund/rule/fund-rule.ts'

const WHOLE: FundRule['scope'] = {
  types: [],
  risks: [],
  themes: [],
  companies: [],
  minAgeMonths: null,
  minManagerMonths: null,
  oneClass: false,
  openOnly: false,
  planOnly: false,
  pensionOnly: false,
  lockEnded: false,
  maxDiscount: null,
  maxPlanAmount: null,
  equity: null,
}

type Given = Pick<FundRule, 'ruleId' | 'title' | 'line' | 'explain'> &
  Partial<Omit<FundRule, 'scope'>> & { scope?: Partial<FundRule['scope']> }

const BASE: Pick<FundRule, 'themes' | 'limit' | 'why' | 'until'> = {
  themes: [],
  limit: null,
  why: '',
  until: null,
}

/** A list to look something up in: every class, by the return of a span. */
const tool = ({ scope, ...given }: Given): Omit<FundRule, 'source'> => ({
  ...BASE,
  group: 'tool',
  figure: 'return',
  spans: ['1y', '6m', '3y', '5y'],
  order: 'down',
  columns: [],
  ...given,
  scope: { ...WHOLE, ...scope },
})

/** A list of a hundred funds by one stated figure, one class of each. */
const board = ({ scope, ...given }: Given): Omit<FundRule, 'source'> => ({
  ...BASE,
  group: 'board',
  figure: 'return',
  spans: ['3y', '5y'],
  order: 'down',
  columns: [],
  limit: 100,
  ...given,
  scope: { ...WHOLE, oneClass: true, minAgeMonths: 6, ...scope },
})

const SECTORS = ['消费', '医药', '科技', '新能源', '制造', '农业', '医疗', '智能']

/** Active stock and mixed funds by the style that their names state. */
const active = ({ scope, ...given }: Given): Omit<FundRule, 'source'> => ({
  ...BASE,
  group: 'active',
  figure: 'return',
  spans: ['3y', '5y'],
  order: 'down',
  columns: ['maxDrawdown', 'excess', 'managerYears'],
  themes: SECTORS,
  limit: 200,
  ...given,
  scope: { ...WHOLE, types: ['1', '4'], oneClass: true, minAgeMonths: 6, ...scope },
})

/** Funds with one stated merit. */
const spot = ({ scope, ...given }: Given): Omit<FundRule, 'source'> => ({
  ...BASE,
  group: 'spot',
  figure: 'maxDrawdown',
  spans: ['3y', '1y', '5y'],
  order: 'up',
  columns: ['return'],
  limit: 100,
  ...given,
  scope: { ...WHOLE, oneClass: true, minAgeMonths: 12, ...scope },
})

/** Bonds with a share of stocks by the newest report. */
const plus = (over: number, most: number): Omit<FundRule, 'source'> => ({
  ...BASE,
  ruleId: `fixed-plus-${most}`,
  group: 'fixedPlus',
  title: `权益不超过 ${most}%`,
  line: over === 0 ? `股票占比 ${most}% 以内` : `股票占比 ${over}% 至 ${most}%`,
  explain: `最近一期季报的股票占净值比高于 ${over}%、不高于 ${most}% 的债券型和混合型基金。${BY_FALL}`,
  figure: 'maxDrawdown',
  spans: ['1y', '3y'],
  order: 'up',
  columns: ['return', 'feeTotal'],
  scope: { ...WHOLE, types: ['3', '4'], oneClass: true, minAgeMonths: 12, equity: { over, most } },
})

const BY_RETURN = '按区间收益由高到低排列，红利再投资，未扣申购费和赎回费。'
const BY_FALL = '按区间最大回撤由小到大排列：高点之后的最大跌幅，红利再投资。'
const BY_SWING = '按区间年化波动率由小到大排列：每日涨跌标准差 × √250。'

const FIRST_YEAR =
  '首年费用 = 首档申购费（折后）+ 每年的管理费、托管费和销售服务费。赎回费另计，费用相同的按代码排列。'

/** What the provider publishes. Never by what others buy, hold or look at. */
export const FUND_RULES: readonly Omit<FundRule, 'source'>[] = [
  tool({ ruleId: 'all', title: '全部基金', line: '按区间收益排列', explain: BY_RETURN }),
  tool({
    ruleId: 'buy',
    title: '可以买入的基金',
    line: '现在可以买入',
    explain: BY_RETURN,
    scope: { openOnly: true },
  }),
  tool({
    ruleId: 'plan',
    title: '可以定投的基金',
    line: '可以按期自动买入',
    explain: BY_RETURN,
    scope: { openOnly: true, planOnly: true },
  }),
  tool({
    ruleId: 'stop-profit',
    title: '支持止盈的基金',
    line: '定投可设目标收益率',
    explain: BY_RETURN,
    scope: { openOnly: true, planOnly: true, types: ['1', '4', '5', '3', '6', '7', '8'] },
  }),
  tool({
    ruleId: 'pick',
    title: '筛选结果',
    line: '符合所选条件的基金',
    explain: `成立满 6 个月的基金，按您选的条件筛选。${BY_RETURN}`,
    spans: ['1y', '3y', '5y'],
    columns: ['maxDrawdown', 'feeTotal'],
    scope: { oneClass: true, minAgeMonths: 6 },
  }),

  board({
    ruleId: 'long-stock',
    title: '股票型长期业绩',
    line: '股票型，近3年和近5年收益',
    explain: BY_RETURN,
    scope: { types: ['1'] },
  }),
  board({
    ruleId: 'long-mixed',
    title: '混合型长期业绩',
    line: '混合型，近3年和近5年收益',
    explain: BY_RETURN,
    scope: { types: ['4'] },
  }),
  board({
    ruleId: 'long-index',
    title: '指数型长期业绩',
    line: '指数型，近3年和近5年收益',
    explain: BY_RETURN,
    scope: { types: ['5'] },
  }),
  board({
    ruleId: 'long-bond',
    title: '债券型长期业绩',
    line: '债券型，近3年和近5年收益',
    explain: BY_RETURN,
    scope: { types: ['3'] },
  }),
  board({
    ruleId: 'long-abroad',
    title: 'QDII 长期业绩',
    line: '投资境外，近3年和近5年收益',
    explain: BY_RETURN,
    scope: { types: ['6'] },
  }),
  board({
    ruleId: 'calm-bond',
    title: '债券型回撤小',
    line: '债券型，按最大回撤由小到大',
    explain: BY_FALL,
    figure: 'maxDrawdown',
    spans: ['3y', '5y', '1y'],
    order: 'up',
    columns: ['return', 'recoverDays'],
    scope: { types: ['3'] },
  }),
  board({
    ruleId: 'calm-mixed',
    title: '混合型回撤小',
    line: '混合型，按最大回撤由小到大',
    explain: BY_FALL,
    figure: 'maxDrawdown',
    spans: ['3y', '5y', '1y'],
    order: 'up',
    columns: ['return', 'recoverDays'],
    scope: { types: ['4'] },
  }),
  board({
    ruleId: 'steady-bond',
    title: '债券型波动低',
    line: '债券型，按波动率由小到大',
    explain: BY_SWING,
    figure: 'volatility',
    spans: ['3y', '5y', '1y'],
    order: 'up',
    columns: ['return'],
    scope: { types: ['3'] },
  }),
  board({
    ruleId: 'steady-mixed',
    title: '混合型波动低',
    line: '混合型，按波动率由小到大',
    explain: BY_SWING,
    figure: 'volatility',
    spans: ['3y', '5y', '1y'],
    order: 'up',
    columns: ['return'],
    scope: { types: ['4'] },
  }),
  board({
    ruleId: 'low-fee',
    title: '费率低',
    line: '指数型，首年费用由低到高',
    explain: FIRST_YEAR,
    figure: 'feeTotal',
    spans: [],
    order: 'up',
    scope: { types: ['5'] },
  }),
  board({
    ruleId: 'index-tracking',
    title: '指数跟踪',
    line: '指数型，按跟踪误差由小到大',
    explain: '跟踪误差 = 每日涨跌与业绩比较基准之差的标准差 × √250，越小越贴近指数。',
    figure: 'trackingError',
    spans: ['1y', '3y', '5y'],
    order: 'up',
    columns: ['feeTotal'],
    scope: { types: ['5'] },
  }),
  board({
    ruleId: 'dividend-years',
    title: '分红年数',
    line: '有过分红的自然年数',
    explain: '按有过分红的自然年数由多到少排列。分红来自基金资产，分红后净值相应下降。',
    figure: 'dividendYears',
    spans: [],
    scope: { types: ['1', '4', '5', '3', '6', '7', '8'] },
  }),
  board({
    ruleId: 'cash',
    title: '现金类',
    line: '货币型，按七日年化排列',
    explain: '按最近公布的七日年化由高到低排列，它每天变化，是过去的表现。',
    figure: 'sevenDayYield',
    spans: [],
    scope: { types: ['2'] },
  }),
  board({
    ruleId: 'newly-open',
    title: '新开放',
    line: '成立满半年且可以买入',
    explain: '成立满 6 个月、现在可以买入的基金，成立晚的在前。',
    figure: 'openDays',
    spans: [],
    order: 'up',
    scope: { openOnly: true },
  }),

  active({
    ruleId: 'active',
    title: '主动权益基金',
    line: '股票型和混合型，每只列一类份额',
    explain: BY_RETURN,
  }),
  active({
    ruleId: 'active-growth',
    title: '成长风格',
    line: '名称写明成长方向',
    explain: `名称中有成长、先锋、创新或升级的主动权益基金。${BY_RETURN}`,
    scope: { themes: ['成长', '先锋', '创新', '升级'] },
  }),
  active({
    ruleId: 'active-value',
    title: '价值风格',
    line: '名称写明价值方向',
    explain: `名称中有价值、红利、逆向或稳健的主动权益基金。${BY_RETURN}`,
    scope: { themes: ['价值', '红利', '逆向', '稳健'] },
  }),
  active({
    ruleId: 'active-balanced',
    title: '均衡风格',
    line: '名称写明均衡或灵活配置',
    explain: `名称中有均衡、灵活配置或质量的主动权益基金。${BY_RETURN}`,
    scope: { themes: ['均衡', '灵活配置', '质量'] },
  }),
  active({
    ruleId: 'active-sector',
    title: '行业主题',
    line: '名称写明一个行业',
    explain: `名称写明行业的主动权益基金。${BY_RETURN}`,
    scope: { themes: SECTORS },
  }),

  spot({
    ruleId: 'spot-low-swing',
    title: '低波红利',
    line: '名称写明红利，按波动率排列',
    why: '分红多的公司通常经营较成熟，股价起落往往小一些',
    explain: `名称中有红利或低波的基金。${BY_SWING}`,
    figure: 'volatility',
    columns: ['return'],
    scope: { themes: ['红利', '低波'] },
  }),
  spot({
    ruleId: 'spot-low-fee',
    title: '费率一折',
    line: '申购费一折，按首年费用排列',
    why: '同样的基金，少付的费用会留在自己的账户里',
    explain: `申购费不高于原费率一折、现在可以买入的基金。${FIRST_YEAR}`,
    figure: 'feeTotal',
    spans: [],
    columns: [],
    scope: { maxDiscount: '0.1', openOnly: true },
  }),
  spot({
    ruleId: 'spot-ten-years',
    title: '成立十年',
    line: '成立满十年，按最大回撤排列',
    why: '走过牛市也走过熊市，有足够长的公开记录可以看',
    explain: `成立满 120 个月的基金。${BY_FALL}`,
    scope: { minAgeMonths: 120 },
  }),
  spot({
    ruleId: 'spot-recovery',
    title: '回撤修复快',
    line: '按最大回撤后的修复天数排列',
    why: '跌下去以后多少天回到原来的高点，比跌了多少更考验耐心',
    explain:
      '修复天数 = 区间内最大回撤的最低点到重回前高的自然日天数，至今没有回到前高的没有数值，排在最后。',
    figure: 'recoverDays',
    columns: ['maxDrawdown'],
  }),
  spot({
    ruleId: 'spot-green',
    title: '绿色主题',
    line: '名称写明绿色、环境或新能源',
    why: '投向节能、环境治理和新能源的公司，行业集中，起落也大',
    explain: `名称中有绿色、环境、新能源、光伏或低碳的基金。${BY_FALL}`,
    scope: { themes: ['绿色', '环境', '新能源', '光伏', '低碳'] },
  }),
  spot({
    ruleId: 'spot-pension',
    title: '养老Y份额',
    line: '个人养老金账户可买的份额',
    why: '同一只基金的 Y 份额管理费和托管费减半，只能用养老金账户买',
    explain: `个人养老金账户可以购买的份额。${FIRST_YEAR}`,
    figure: 'feeTotal',
    spans: [],
    columns: [],
    scope: { pensionOnly: true },
  }),
  spot({
    ruleId: 'spot-plan-ten',
    title: '定投 10 元起',
    line: '每期 10 元起，按波动率排列',
    why: '先用小金额试一试，看看自己能不能一直坚持',
    explain: `每期最低不超过 10 元、现在可以定投的基金。${BY_SWING}`,
    figure: 'volatility',
    columns: ['return'],
    scope: { maxPlanAmount: '10.00', planOnly: true, openOnly: true },
  }),
  spot({
    ruleId: 'spot-lock-ended',
    title: '持有期满',
    line: '最短持有期已满，按最大回撤排列',
    why: '设有最短持有期的基金，最早的持有人已经可以卖出，走完了一轮',
    explain: `名称写明最短持有期、成立时间已超过它的基金。新买入的份额仍要持有满期才能卖出。${BY_FALL}`,
    scope: { lockEnded: true },
  }),
  spot({
    ruleId: 'spot-year-end',
    title: '年末红利',
    line: '名称写明红利，按最大回撤排列',
    why: '年末分红的基金，分红后净值相应下降',
    explain: `名称中有红利的基金。${BY_FALL}`,
    until: '20260131',
    scope: { themes: ['红利'] },
  }),

  plus(0, 10),
  plus(10, 20),
  plus(20, 30),
]
