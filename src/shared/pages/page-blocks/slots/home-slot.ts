import { fundDetailPaths } from '#paths/fund-detail.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

/** The operators' part of home. */
export const home: PuckDocument = page(
  '首页',
  [
    block('Hero', 'hero', {
      picture: scene('river'),
      alt: '缓缓流动的河',
      title: '不着急，先看清',
      text: '从公开的净值、回撤和费用开始',
      height: 140,
      action: leadsTo(fundDetailPaths.home.to()),
    }),
    block('IndexCard', 'index', { indexCode: '880800' }),
    block('Articles', 'articles', { title: '读三篇', source: 'tag', tag: '新手', rows: 3 }),
  ],
  { riskLine: 'fund' },
)
