import type { FundTypeName } from './fund-types.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

export interface CatalogueExtras {
  /** Month and day from which it pays out every year, and the part of its value. */
  dividend?: { from: string; part: number }
  /** Its contract is from before the fee rule of 2026 and keeps its own table. */
  olderTerms?: true
  /** The markets abroad in which it invests; without them at home alone. */
  overseasMarkets?: Fund['overseasMarkets']
  special?: Partial<
    Pick<Fund, 'applyStatus' | 'redeemStatus' | 'applyToast' | 'dailyLimit' | 'holdingEnd'>
  >
}

/** Two share classes of one fund: class C has the code after class A's. */
export interface CatalogueRow extends CatalogueExtras {
  code: number
  name: string
  type: FundTypeName
  risk: Fund['risk']
  manager: string
  established: string
}

function row(
  code: number,
  name: string,
  type: FundTypeName,
  risk: Fund['risk'],
  manager: string,
  established: string,
  extras: CatalogueExtras = {},
): CatalogueRow {
  return { code, name, type, risk, manager, established, ...extras }
}

/** Companies, funds and managers are invented. */
export const CATALOGUE: readonly CatalogueRow[] = [
  row(980101, '禾岸消费精选股票', '股票型', 4, '林知远', '20170316'),
  row(980103, '云汐先进制造股票', '股票型', 4, '沈若川', '20180611'),
  row(980105, '澄川医药创新股票', '股票型', 5, '周以宁', '20160905', { olderTerms: true }),
  row(980107, '远岫科技前沿股票', '股票型', 5, '顾临溪', '20190422'),
  row(980201, '禾岸成长混合', '混合型-偏股', 4, '林知远', '20160425'),
  row(980203, '禾岸价值优选混合', '混合型-偏股', 4, '许南乔', '20170807', {
    special: { applyStatus: 'suspended', applyToast: '该基金暂停申购，恢复时间以公告为准' },
  }),
  row(980205, '云汐均衡成长混合', '混合型-偏股', 4, '陆清和', '20181119'),
  row(980207, '松屿红利优选混合', '混合型-偏股', 4, '叶思衡', '20160620', {
    dividend: { from: '1215', part: 0.03 },
  }),
  row(980301, '禾岸灵活配置混合', '混合型-灵活', 3, '何书白', '20170118'),
  row(980303, '澄川新动力灵活配置混合', '混合型-灵活', 3, '江予安', '20180329', {
    special: { holdingEnd: 'tradeDay' },
  }),
  row(980305, '远岫策略轮动灵活配置混合', '混合型-灵活', 3, '宋闻笛', '20190709'),
  row(980401, '禾岸宽基800指数', '指数型', 4, '白简宁', '20160711'),
  row(980403, '云汐中小盘500指数增强', '指数型', 4, '罗望舒', '20171023'),
  row(980405, '松屿红利低波指数', '指数型', 3, '叶思衡', '20180514', {
    dividend: { from: '0620', part: 0.04 },
  }),
  row(980407, '禾岸新能源产业指数', '指数型', 5, '白简宁', '20260112'),
  row(980501, '禾岸稳健纯债债券', '债券型-长债', 2, '唐景澄', '20160822', {
    dividend: { from: '0320', part: 0.025 },
  }),
  row(980503, '云汐信用增利债券', '债券型-长债', 2, '苏佩文', '20170925'),
  row(980505, '澄川利率债债券', '债券型-长债', 2, '江予安', '20190218'),
  row(980601, '禾岸短债债券', '债券型-短债', 2, '唐景澄', '20180903'),
  row(980603, '松屿中短债债券', '债券型-短债', 2, '秦望岳', '20190311', {
    special: { redeemStatus: 'suspended' },
  }),
  row(980605, '远岫月月享短债债券', '债券型-短债', 1, '宋闻笛', '20191118'),
  row(980701, '云汐现金添利货币', '货币型', 1, '苏佩文', '20190527'),
  row(980801, '禾岸全球科技股票(QDII)', 'QDII', 5, '顾临溪', '20171211', {
    overseasMarkets: ['HK', 'US'],
    special: { applyStatus: 'limited', dailyLimit: '1000.00' },
  }),
  row(980803, '云汐亚太精选混合(QDII)', 'QDII', 4, '陆清和', '20180827', {
    overseasMarkets: ['HK'],
  }),
  row(
    980805,
    '禾岸全球数字经济与人工智能产业链主题精选三年持有期混合型发起式证券投资基金(QDII)',
    'QDII',
    4,
    '顾临溪',
    '20191014',
    { overseasMarkets: ['HK', 'US'] },
  ),
  row(980901, '禾岸稳进配置混合(FOF)', 'FOF', 3, '何书白', '20181022'),
  row(980903, '松屿积极配置混合(FOF)', 'FOF', 3, '秦望岳', '20190617'),
  row(981001, '禾岸养老目标2045三年持有混合(FOF)', '养老目标', 3, '何书白', '20190114'),
  row(981003, '澄川稳健养老目标一年持有混合(FOF)', '养老目标', 2, '江予安', '20200113'),
]

/** The feeder fund of gold, appended last. */
export const GOLD_FUND = row(989901, '禾岸上海金ETF联接', '商品型', 4, '白简宁', '20200915')

/**
 * The wallet product and the other of the two main funds (rules.md#fund-codes-and-types). They have
 * one class here.
 */
export const MAIN_FUNDS = [
  { code: '001386', name: '禾岸宝货币A', manager: '苏佩文', established: '20160301' },
  { code: '000198', name: '禾岸增利货币', manager: '唐景澄', established: '20160530' },
] as const

/** The fund whose orders its company refuses to confirm: a sentinel. */
export const UNCONFIRMED_FUND = '980305'
