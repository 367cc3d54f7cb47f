import { expect, test } from 'vitest'
import { chunkPlan } from './chunk-plan.ts'

const FUND = 'src/features/content/fund'
const BLOCKS = 'src/shared/pages/page-blocks/blocks'
const DEAL = 'src/features/trading/deal'

/** The imports of each module, at once and when it is needed. */
const graph: Readonly<Record<string, { readonly now?: string[]; readonly later?: string[] }>> = {
  'src/main.tsx': {
    now: ['src/app/boot/boot.ts'],
    later: [
      'src/features/content/modules.ts',
      'src/features/trading/modules.ts',
      'src/app/gate.ts',
      'src/app/late/start-late.ts',
      'src/app/native/back-press.ts',
    ],
  },
  'src/app/boot/boot.ts': { later: ['src/api/http.ts'] },
  'src/api/http.ts': { now: ['node_modules/axios/axios.js'] },
  'src/app/gate.ts': { now: ['src/ui/Row.tsx', 'src/domain/gate.ts', 'src/api/order.ts'] },
  'src/app/late/start-late.ts': { now: ['src/app/links.ts', 'src/ui/Row.tsx'] },
  'src/app/native/back-press.ts': { now: ['src/app/links.ts', 'src/app/boot/boot.ts'] },
  'src/features/content/modules.ts': { now: [`${FUND}/routes.ts`] },
  'src/features/trading/modules.ts': { now: [`${DEAL}/routes.ts`] },
  [`${FUND}/routes.ts`]: {
    now: ['src/paths/fund.ts'],
    later: [
      `${FUND}/detail/DetailScreen.tsx`,
      `${FUND}/files/FilesScreen.tsx`,
      `${FUND}/page/PageScreen.tsx`,
    ],
  },
  [`${DEAL}/routes.ts`]: { now: ['src/paths/deal.ts'], later: [`${DEAL}/buy/BuyScreen.tsx`] },
  [`${FUND}/detail/DetailScreen.tsx`]: {
    now: ['src/ui/Row.tsx', `${FUND}/parts/table.ts`, `${FUND}/detail/words.ts`],
    later: [`${FUND}/detail/RiskCard.tsx`, `${FUND}/detail/ClassCard.tsx`, 'src/ui/LinePlot.tsx'],
  },
  [`${FUND}/detail/RiskCard.tsx`]: { now: [`${FUND}/detail/late.ts`, `${FUND}/detail/words.ts`] },
  [`${FUND}/detail/ClassCard.tsx`]: { now: [`${FUND}/detail/late.ts`] },
  [`${FUND}/files/FilesScreen.tsx`]: {
    now: [`${FUND}/parts/table.ts`, 'src/shared/parts/fund/terms.ts'],
    later: [`${FUND}/files/reader.ts`],
  },
  [`${DEAL}/buy/BuyScreen.tsx`]: {
    now: ['src/ui/Row.tsx', 'src/paths/fund.ts', 'src/app/boot/boot.ts', 'src/api/order.ts'],
    later: [`${DEAL}/buy/Terms.tsx`],
  },
  [`${FUND}/page/PageScreen.tsx`]: {
    later: [`${BLOCKS}/Plain.tsx`, `${BLOCKS}/Funds.tsx`, `${BLOCKS}/Media.tsx`],
  },
  [`${BLOCKS}/Plain.tsx`]: { now: [`${BLOCKS}/view.ts`] },
  [`${BLOCKS}/Funds.tsx`]: { now: [`${BLOCKS}/view.ts`, `${BLOCKS}/curve.ts`] },
  [`${DEAL}/buy/Terms.tsx`]: { now: ['src/shared/parts/fund/terms.ts'] },
  'src/ui/LinePlot.tsx': { now: ['node_modules/uplot/uplot.js'] },
}

const plan = chunkPlan({
  entries: ['src/main.tsx'],
  infoOf: (id) => ({
    importedIds: graph[id]?.now ?? [],
    dynamicallyImportedIds: graph[id]?.later ?? [],
  }),
  pathOf: (id) => id,
})

test.each([
  ['what the entry imports', 'src/app/boot/boot.ts', 'core'],
  ['what screens of two groups import', 'src/ui/Row.tsx', 'kit'],
  ['what the app loads late and one group imports', 'src/api/order.ts', 'kit'],
  ['what the first call of any screen needs', 'src/api/http.ts', 'kit'],
  ['what that imports', 'node_modules/axios/axios.js', 'kit'],
  ['paths that two groups write', 'src/paths/fund.ts', 'kit'],
  ['paths that one group writes', 'src/paths/deal.ts', 'trading'],
  ['the rows of a group', 'src/features/trading/modules.ts', 'trading'],
  ['what two screens of a group import', `${FUND}/parts/table.ts`, 'content'],
  [
    'what a screen imports and another group’s loads later',
    'src/shared/parts/fund/terms.ts',
    'kit',
  ],
  ['a screen', `${FUND}/detail/DetailScreen.tsx`, undefined],
  ['what a screen alone imports, its later parts too', `${FUND}/detail/words.ts`, undefined],
  ['a later part of a screen that has several', `${FUND}/detail/RiskCard.tsx`, 'fund-detail-later'],
  ['what the later parts share', `${FUND}/detail/late.ts`, 'fund-detail-later'],
  ['the only later part of a screen', `${FUND}/files/reader.ts`, undefined],
  ['what late parts of a shared folder import', `${BLOCKS}/view.ts`, 'page-blocks-later'],
  ['a late part of a shared folder', `${BLOCKS}/Plain.tsx`, undefined],
  ['what one of them imports', `${BLOCKS}/curve.ts`, undefined],
  ['what is loaded after the first screen', 'src/app/native/back-press.ts', 'first-screen-later'],
  ['what two such modules import', 'src/app/links.ts', 'first-screen-later'],
  ['a library that is loaded when it is needed', 'node_modules/uplot/uplot.js', undefined],
  ['what the app loads when it is needed', 'src/domain/gate.ts', undefined],
])('%s: the file of %s is %s', (_, id, file) => {
  expect(plan.get(id)).toBe(file)
})
