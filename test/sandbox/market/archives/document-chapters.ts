/**
 * The general part of the long documents, a chapter a page. The fund's own part is on the first
 * page.
 */
export interface Chapter {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

const CONTRACT: readonly Chapter[] = [
  {
    heading: '第一部分 前言',
    paragraphs: [
      '订立本基金合同的目的是保护投资人合法权益，明确基金合同当事人的权利义务，规范基金运作。',
      '基金投资者依基金合同取得基金份额，即成为基金份额持有人和基金合同的当事人。',
      '基金管理人承诺以诚实信用、勤勉尽责的原则管理和运用基金财产，但不保证基金一定盈利，也不保证最低收益。',
    ],
  },
  {
    heading: '第二部分 基金份额的申购与赎回',
    paragraphs: [
      '开放日为证券交易所的正常交易日。投资人在开放日 15:00 之前提交的申请，按当日基金份额净值计算；之后提交的，按下一开放日计算。',
      '申购、赎回遵循“未知价”原则：提交申请时尚不知道成交净值。',
      '申购以金额申请，赎回以份额申请。赎回遵循“先进先出”原则，先确认的份额先赎回。',
      '当日的申请可以在 15:00 之前撤销。',
    ],
  },
  {
    heading: '第三部分 巨额赎回',
    paragraphs: [
      '单个开放日净赎回申请超过前一开放日基金总份额的 10% 时，为巨额赎回。',
      '基金管理人可以全额赎回，也可以部分延期赎回。延期部分按下一开放日的净值计算，投资人可以选择取消。',
    ],
  },
  {
    heading: '第四部分 基金的投资',
    paragraphs: [
      '投资目标、投资范围、投资策略、业绩比较基准和风险收益特征，以招募说明书所载为准。',
      '因证券市场波动、基金规模变动等原因使投资比例不符合约定的，基金管理人应当在十个交易日内调整。',
    ],
  },
  {
    heading: '第五部分 基金资产的估值',
    paragraphs: [
      '估值日为证券交易所的正常交易日，以及法律法规要求披露基金净值的非交易日。',
      '基金份额净值由基金管理人计算，基金托管人复核，按四舍五入保留到小数点后四位。',
    ],
  },
  {
    heading: '第六部分 基金费用与税收',
    paragraphs: [
      '基金费用包括管理费、托管费、销售服务费、信息披露费用、会计师费和律师费等。',
      '管理费、托管费和销售服务费按前一日基金资产净值的年费率逐日计提，已在净值中扣除。',
    ],
  },
  {
    heading: '第七部分 基金的收益与分配',
    paragraphs: [
      '收益分配方式为现金分红或者红利再投资。投资人不选择的，默认为现金分红，货币市场基金和个人养老金份额为红利再投资。',
      '分配之后的基金份额净值不低于面值。',
    ],
  },
  {
    heading: '第八部分 争议的处理',
    paragraphs: [
      '因基金合同产生的争议应当友好协商；协商不成的，提交仲裁机构仲裁。仲裁裁决是终局的。',
      '争议处理期间，基金合同当事人应当恪守各自的职责，继续履行义务。',
    ],
  },
]

const PROSPECTUS: readonly Chapter[] = [
  ...CONTRACT.slice(1, 4),
  {
    heading: '基金的风险揭示',
    paragraphs: [
      '市场风险：证券价格受经济、政策、利率和投资者情绪影响而波动，基金净值随之波动。',
      '流动性风险：在市场急剧变化时，资产可能不能以合理价格变现，赎回款可能晚于预期到账。',
      '信用风险：债券发行人可能不能按时还本付息。',
    ],
  },
  ...CONTRACT.slice(4, 7),
]

const CUSTODY: readonly Chapter[] = [
  {
    heading: '基金财产的保管',
    paragraphs: [
      '基金财产独立于基金管理人、基金托管人的固有财产，不得归入其固有财产。',
      '基金托管人为基金开立专门的资金账户和证券账户，不同基金的财产分别设置账户。',
    ],
  },
  {
    heading: '净值的复核',
    paragraphs: ['基金管理人每个开放日计算基金份额净值，发送基金托管人复核，一致后对外公布。'],
  },
]

const REPORT: readonly Chapter[] = [
  {
    heading: '重要提示',
    paragraphs: [
      '基金管理人的董事会及董事保证本报告所载资料不存在虚假记载、误导性陈述或重大遗漏。',
      '基金的过往业绩不预示未来表现。投资有风险，投资者在作出投资决策前应仔细阅读招募说明书。',
      '本报告中财务资料未经审计，投资组合反映的是报告期末的情况，可能与现在不同。',
    ],
  },
]

/** Papers with so many pages that they come as a PDF, by kind. */
export const CHAPTERS: ReadonlyMap<string, readonly Chapter[]> = new Map([
  ['contract', CONTRACT],
  ['prospectus', PROSPECTUS],
  ['custody', CUSTODY],
  ['report', REPORT],
])
