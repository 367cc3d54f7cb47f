import { brand } from '#domain/brand.ts'
import { STRESS, stressLoss, type Band } from '#domain/fund/fixed-plus.ts'
import { downloadPaths } from '#paths/download.ts'
import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { block, leadsTo, page, scene, type PuckBlock, type PuckDocument } from './document-parts.ts'

const NAMES: Readonly<Record<Band, string>> = {
  '10': '股票占比 10% 以内',
  '20': '股票占比 10% 至 20%',
  '30': '股票占比 20% 至 30%',
}

const ASSUMED = `股票下跌 ${STRESS.equity}%、债券下跌 ${STRESS.bonds}%`

const funds = (band: Band, rows: number): PuckBlock =>
  block('FundList', `funds-${band}`, {
    title: NAMES[band],
    ruleId: `fixed-plus-${band}`,
    rows,
  })

const strategy = (band: Band) => leadsTo(fixedPlusPaths.fixedPlusStrategy.to({ band }))

const banded = (band: Band, text: string) => ({
  label: `${band}% 以内`,
  content: [
    block('Notice', `what-${band}`, {
      text: `${text}。假设${ASSUMED}，约亏 ${stressLoss(band)}%`,
      closable: false,
    }),
    funds(band, 3),
    block('Buttons', `strategy-${band}`, {
      items: [{ label: '看这一档的策略', action: strategy(band) }],
    }),
  ],
})

const WHAT = block('Steps', 'what', {
  items: [
    { title: '大部分是债券', text: '利息是主要来源，价格也会随利率起落' },
    { title: '小部分是股票', text: '占比越高，起落越大，合同写明上限' },
    { title: '不保证本金', text: '债券和股票可能同时下跌，一年也可能亏损' },
  ],
})

const STRESS_TABLE = block('RichText', 'stress', {
  body: `<h2>压力情形</h2><p>假设${ASSUMED}，只按占比计算，实际可能更差。</p><table><tr><th>股票占比</th><th>约亏</th></tr>${(
    ['10', '20', '30'] as const
  )
    .map((band) => `<tr><td>${band}%</td><td>${stressLoss(band)}%</td></tr>`)
    .join('')}</table>`,
})

/** The page about 固收+, and three bands by the share of stocks. */
export const fixedPlus: PuckDocument = page(
  '固收+',
  [
    block('Hero', 'hero', {
      picture: scene('river'),
      alt: '缓缓流动的河',
      title: '债券打底，加一点股票',
      text: '先看能承受多大的下跌，再看股票占比',
      height: 150,
    }),
    WHAT,
    block('Tabs', 'bands', {
      tabs: [
        banded('10', '波动接近纯债'),
        banded('20', '一年里多半会见到几次下跌'),
        banded('30', '下跌时可能要等一年以上'),
      ],
    }),
    STRESS_TABLE,
    block('Articles', 'articles', {
      title: '读一读',
      source: 'special',
      specialId: 's-bond-class',
      rows: 3,
    }),
  ],
  { riskLine: 'fund', shareTitle: '固收+：债券打底，加一点股票' },
)

/** In the payment app: to read, with the way to the company's own app. */
export const alipayFixedPlus: PuckDocument = page(
  '固收+',
  [
    block('Hero', 'hero', {
      picture: scene('hills'),
      alt: '晨光里的山丘与一条小路',
      title: `${brand.walletName}之外的一小步`,
      text: '比货币基金多一点波动，先看懂再决定',
      height: 150,
    }),
    WHAT,
    funds('10', 3),
    STRESS_TABLE,
    block('Faq', 'faq', {
      items: [
        {
          q: '和货币基金有什么不同',
          a: '<p>货币基金的净值固定为 1 元，固收+ 的净值每天涨跌，持有一年也可能亏损。</p>',
        },
        {
          q: '在哪里买',
          a: '<p>这一页只供阅读。买入和风险测评在本公司 App 中完成。</p>',
        },
      ],
    }),
    block('Buttons', 'foot', {
      items: [
        {
          label: '在 App 中打开',
          action: leadsTo(downloadPaths.download.to({ to: fixedPlusPaths.fixedPlusHome.to() })),
        },
      ],
      fixed: true,
    }),
  ],
  { riskLine: 'fund', shareTitle: '固收+：比货币基金多一点波动' },
)

/** The newer edition: three steps, what a stress takes of an amount, the funds. */
export const fixedPlusNew: PuckDocument = page(
  '固收+',
  [
    block('Hero', 'hero', {
      picture: scene('city'),
      alt: '傍晚的城市天际线',
      title: '三步看懂固收+',
      text: '看占比，看下跌，看时间',
      height: 150,
    }),
    block('Steps', 'three', {
      items: [
        { title: '看占比', text: '股票不超过 10%、20% 还是 30%，季报里写明' },
        { title: '看下跌', text: '近一年最大回撤，和压力情形下的亏损' },
        { title: '看时间', text: '下跌以后多少天回到原来的高点' },
      ],
    }),
    block('StressCalculator', 'calculator', { title: '算一算压力情形' }),
    funds('20', 3),
    block('Buttons', 'foot', {
      items: [
        { label: '看三档策略', action: strategy('20') },
        {
          label: '在 App 中打开',
          action: leadsTo(
            downloadPaths.download.to({ to: alipayFixedPlusPaths.newFixedPlusHome.to() }),
          ),
        },
      ],
    }),
  ],
  { riskLine: 'fund', shareTitle: '三步看懂固收+' },
)
