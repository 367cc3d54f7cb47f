import type { Kind } from '#scripts/screen/kind.ts'

/** A page of blocks that comes with the pack and that operators can change. */
export const documentPage: Kind = {
  about: 'a page of blocks, which operators can change',
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
      create: `import { block, page, type PuckDocument } from './document-parts.ts'

/** ${title}. */
export const ${name}: PuckDocument = page(
  '${title}',
  [
    block('RichText', 'about', {
      body: '<h2>${title}</h2><p>基金净值会波动，可能亏损。</p>',
    }),
  ],
  { riskLine: 'fund', shareTitle: '${title}', shareDesc: '${title}' },
)
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
