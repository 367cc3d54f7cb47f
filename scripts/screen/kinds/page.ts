import type { Kind } from '#scripts/screen/kind.ts'

/** A composed page: blocks that come with the pack and that operators can change. */
export const composedPage: Kind = {
  about: 'a composed page of blocks, which operators can change',
  needs: [],
  sample: { user: null, given: '' },
  edits: ({ name, title, kebab, pascal, key, group, folder, paths, pathsFile }) => [
    {
      file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
      create: `import { ${paths} } from '${pathsFile.replace(/^src\//, '#')}'
import { SlotTemplate } from '#templates/SlotTemplate.tsx'

/** ${title}. */
export default function ${pascal}Screen() {
  return <SlotTemplate slot="${kebab}" path={${paths}.${key}.to()} />
}
`,
    },
    {
      file: `src/shared/pages/page-blocks/slots/${kebab}-slots.ts`,
      create: `import { fundDetailPaths } from '#paths/fund-detail.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

/** ${title}: the page that the pack shows until operators publish another. */
export const ${name}: PuckDocument = page(
  '${title}',
  [
    block('Hero', 'hero', {
      picture: scene('river'),
      alt: '缓缓流动的河',
      title: '${title}',
      text: '三步看懂',
      height: 150,
    }),
    block('RichText', 'about', {
      body: '<h2>先看风险</h2><p>基金净值会波动，可能亏损。</p>',
    }),
    block('Steps', 'steps', {
      items: [
        { title: '看基金', text: '看它投什么，波动有多大' },
        { title: '看自己', text: '看风险等级是否匹配，钱什么时候要用' },
        { title: '看费用', text: '看买入、持有和卖出各收多少' },
      ],
    }),
    block('Faq', 'faq', {
      items: [{ q: '会亏损吗', a: '<p>可能。过往业绩不代表未来表现。</p>' }],
    }),
    block('Buttons', 'foot', {
      items: [{ label: '看全部基金', action: leadsTo(fundDetailPaths.home.to()) }],
      fixed: true,
    }),
  ],
  { riskLine: 'fund', shareTitle: '${title}', shareDesc: '三步看懂' },
)
`,
    },
    {
      file: `src/shared/pages/page-blocks/slots/${kebab}-slots.test.ts`,
      create: `import { expect, test } from 'vitest'
import { readDocument } from '#domain/page/document.ts'
import { ${name} } from './${kebab}-slots.ts'

test('the page of the pack is shown whole, no block of it left out', () => {
  const read = readDocument(${name})
  expect(read).toMatchObject({ dropped: [] })
  expect(typeof read === 'string' ? [] : read.blocks.map(({ type }) => type)).toEqual([
    'Hero',
    'RichText',
    'Steps',
    'Faq',
    'Buttons',
  ])
})
`,
    },
    {
      file: 'src/domain/page/slots.ts',
      before: `} as const satisfies Readonly<Record<string, string>>`,
      insert: `  '${kebab}': '${title}',\n`,
    },
    {
      file: 'src/shared/pages/page-blocks/slots/slot-document.ts',
      before: `])\n\n/** The pack's own page`,
      insert: `  ['${kebab}', async () => (await import('./${kebab}-slots.ts')).${name}],\n`,
    },
    {
      file: 'test/sandbox/departments/pages/page-seeds.ts',
      before: `  slot('special:s-bond-class'`,
      insert: `  slot('${kebab}', ${name}),\n`,
    },
    {
      file: 'test/sandbox/departments/pages/page-seeds.ts',
      before: `import { moneyExplained }`,
      insert: `import { ${name} } from '#shared/pages/page-blocks/slots/${kebab}-slots.ts'\n`,
    },
  ],
}
