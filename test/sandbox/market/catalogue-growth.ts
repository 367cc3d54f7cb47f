import { addDays } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'
import type { CatalogueExtras, CatalogueRow } from './catalogue-rows.ts'
import type { FundTypeName } from './fund-types.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/** Companies and their managers, all invented. The first five have funds among the first sixty. */
const COMPANIES: readonly [string, readonly string[]][] = [
  ['禾岸', ['林知远', '许南乔', '何书白', '白简宁', '唐景澄', '顾临溪']],
  ['云汐', ['沈若川', '陆清和', '罗望舒', '苏佩文']],
  ['澄川', ['周以宁', '江予安']],
  ['远岫', ['顾临溪', '宋闻笛']],
  ['松屿', ['叶思衡', '秦望岳']],
  ['岚湖', ['温砚秋', '贺知微', '岑向晚', '简书遥']],
  ['槐序', ['骆听澜', '纪云舟', '晏南归', '裴疏桐']],
  ['青砚', ['祝长庚', '虞晚照', '莫寒汀', '席望川']],
  ['峤石', ['闻人溪', '商既白', '卓清野', '盛怀瑾']],
  ['芦洲', ['苗若谷', '邬星野', '尹和畅', '柏知秋']],
]

const STOCKS = [
  ['高端装备', '新材料', '品质生活', '数字经济', '绿色能源', '医疗健康', '食品饮料', '智能汽车'],
  ['国企优选', '硬核科技', '环境治理', '创新驱动', '港股优选', '现代农业', '养老产业', '航空航天'],
].flat()
const MIXED = [
  [
    '成长先锋',
    '价值发现',
    '优势企业',
    '内需增长',
    '远见',
    '匠心',
    '行业精选',
    '景气轮动',
    '质量成长',
  ],
  [
    '核心资产',
    '专精特新',
    '睿选',
    '产业升级',
    '消费升级',
    '研究精选',
    '逆向策略',
    '均衡优选',
    '稳健回报',
  ],
].flat()
const INDEXES = [
  [
    '宽基800',
    '中小盘500',
    '小盘1000',
    '红利',
    '消费',
    '医药',
    '证券公司',
    '银行',
    '半导体',
    '人工智能',
  ],
  ['光伏', '新能源车', '稀有金属', '基建', '养殖', '央企', '软件', '传媒', '煤炭', '有色'],
].flat()
const BONDS = [
  ['丰利', '安盈', '聚利', '稳益', '瑞享', '恒泰', '添盈', '鸿利', '信和', '嘉悦', '裕安', '惠享'],
].flat()
const MONIES = ['日日盈', '天天宝', '活期宝', '现金管家', '快线', '薪金', '聚宝', '流动性优选']
const WORLD = [
  ['全球医疗保健', '全球品质消费', '海外互联网', '亚洲机会', '全球优选'],
  ['新兴市场', '全球资源', '大中华', '全球新能源', '海外科技龙头'],
].flat()

/** The markets abroad of each theme, those of 港股 through Hong Kong Connect. */
const MARKETS: Readonly<Record<string, Fund['overseasMarkets']>> = {
  全球医疗保健: ['HK', 'US'],
  全球品质消费: ['HK', 'US'],
  海外互联网: ['HK', 'US'],
  亚洲机会: ['HK'],
  全球优选: ['HK', 'US'],
  新兴市场: ['HK'],
  全球资源: ['US'],
  大中华: ['HK'],
  全球新能源: ['HK', 'US'],
  海外科技龙头: ['US'],
  港股优选: ['HK'],
}
const MIXES = ['稳健', '平衡', '积极', '安享', '臻选', '多元', '优选', '悦享']
const PLUS = ['安和', '恒益', '润泽', '同心', '远望']
const YEARS = ['2030', '2035', '2040', '2045', '2050', '2055', '2060']

interface Batch {
  type: FundTypeName
  count: number
  risks: readonly Fund['risk'][]
  /** The name's parts after the company, for the nth fund of the batch. */
  name: (index: number) => string
  /** Every nth fund pays dividends of this part of its value. */
  pays?: { every: number; part: number }
  /** The investments of its funds, where they may be abroad. */
  themes?: readonly string[]
}

const pick = <T>(list: readonly T[], index: number, fallback: T): T =>
  list[index % list.length] ?? fallback

const themed = (themes: readonly string[], ending: string) => (index: number) =>
  `${pick(themes, index, '')}${ending}`

/** 180 funds; with their classes A and C, and Y of the pension funds, 370 codes. */
const BATCHES: readonly Batch[] = [
  { type: '股票型', count: 20, risks: [4, 5], name: themed(STOCKS, '股票'), themes: STOCKS },
  {
    type: '混合型-偏股',
    count: 31,
    risks: [4, 4, 3, 5],
    name: themed(MIXED, '混合'),
    themes: MIXED,
    pays: { every: 7, part: 0.04 },
  },
  {
    type: '混合型-灵活',
    count: 20,
    risks: [3, 4],
    name: themed(MIXED, '灵活配置混合'),
    themes: MIXED,
  },
  {
    type: '指数型',
    count: 26,
    risks: [4, 4, 5],
    name: (index) => `${pick(INDEXES, index, '')}${index % 4 === 3 ? '指数增强' : '指数'}`,
    pays: { every: 9, part: 0.03 },
  },
  {
    type: '债券型-长债',
    count: 20,
    risks: [2, 2, 3],
    name: themed(BONDS, '纯债债券'),
    pays: { every: 3, part: 0.02 },
  },
  { type: '债券型-短债', count: 12, risks: [2, 1], name: themed(BONDS, '短债债券') },
  { type: '货币型', count: 8, risks: [1], name: themed(MONIES, '货币') },
  {
    type: 'QDII',
    count: 10,
    risks: [5, 4],
    name: themed(WORLD, '混合(QDII)'),
    themes: WORLD,
  },
  { type: 'FOF', count: 8, risks: [3], name: themed(MIXES, '配置混合(FOF)') },
  {
    type: '养老目标',
    count: 10,
    risks: [3, 2],
    name: (index) =>
      index % 3 === 2
        ? `${pick(MIXES, index, '')}养老目标一年持有混合(FOF)`
        : `养老目标${pick(YEARS, index, '')}三年持有混合(FOF)`,
  },
  { type: '债券型-增强', count: 5, risks: [2], name: themed(PLUS, '增强债券') },
  { type: '债券型-混合二级', count: 5, risks: [2, 3], name: themed(PLUS, '双利债券') },
  { type: '混合型-偏债', count: 5, risks: [3], name: themed(PLUS, '稳健配置混合') },
]

const FIRST_CODE = 981101

/**
 * One in eleven is young, so that screens have short histories; the others have six years and more.
 */
function establishedOn(order: number): string {
  const { isTradingDay: isOpen } = builtInCalendar()
  const days = order % 11 === 5 ? 2_300 + ((order * 97) % 1_300) : (order * 151) % 1_380
  return tradingDayOnOrAfter(addDays('20160418', days), isOpen)
}

/** Funds since this day are new: they are sold at their full rate, as most are at first. */
const FULL_RATE_FROM = '20250101'

function specialCase(order: number): CatalogueExtras['special'] {
  if (order % 31 === 17) {
    return { applyStatus: 'suspended', applyToast: '该基金暂停申购，恢复时间以公告为准' }
  }
  if (order % 23 === 11) {
    return { applyStatus: 'limited', dailyLimit: order % 2 === 0 ? '10000.00' : '100000.00' }
  }
  return undefined
}

function batchRows(batch: Batch, firstOrder: number): CatalogueRow[] {
  return Array.from({ length: batch.count }, (_, index) => {
    const order = firstOrder + index
    const [company, managers] = pick(COMPANIES, order * 3 + Math.floor(index / 10), ['', []])
    const established = establishedOn(order)
    const special = {
      ...specialCase(order),
      ...(established < FULL_RATE_FROM ? {} : { discount: null }),
    }
    const paid = batch.pays
    const overseasMarkets = MARKETS[pick(batch.themes ?? [], index, '')]
    const month = String(1 + (order % 12)).padStart(2, '0')
    return {
      code: FIRST_CODE + order * 5,
      name: `${company}${batch.name(index)}`,
      type: batch.type,
      risk: pick(batch.risks, index, 3),
      manager: pick(managers, order * 7 + index, ''),
      established,
      ...(paid && index % paid.every === 1
        ? { dividend: { from: `${month}15`, part: paid.part } }
        : {}),
      ...(overseasMarkets === undefined ? {} : { overseasMarkets }),
      special,
    }
  })
}

/**
 * What follows the first sixty funds. Codes are five apart, so that every class of a fund has one.
 */
export function grownCatalogue(): CatalogueRow[] {
  let order = 0
  return BATCHES.flatMap((batch) => {
    const rows = batchRows(batch, order)
    order += batch.count
    return rows
  })
}

/** People of a company by the first two characters of its name. */
export function companyManagers(company: string): readonly string[] {
  return COMPANIES.find(([name]) => name === company)?.[1] ?? []
}
