import type { Kind } from '#scripts/screen/kind.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** A text to read, from sections as data. */
export const documentPage: Kind = {
  about: 'a text to read: headings, paragraphs, lists and tables as data',
  needs: [],
  skeleton: 'rules',
  sample: { user: null, given: '' },
  edits: (names) => {
    const { title, kebab, pascal, group, folder } = names
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: `import type { TextSection } from '#domain/text-section.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    heading: '${title}',
    paragraphs: ['基金净值会波动，可能亏损。'],
    items: ['买入前请阅读基金合同和招募说明书', '过往业绩不代表未来表现'],
  },
]

/** ${title}. */
export default function ${pascal}Screen() {
  return <DocumentTemplate sections={SECTIONS} footNote={<RiskLine />} />
}
`,
      },
      screenTest(names, {
        tests: `
test('the text is read without a call', async () => {
  provider.reply = replies.noNetwork
  await opened()
  await eventuallySays('基金净值会波动')
  expect(asked('/api/')).toEqual([])
})`,
      }),
    ]
  },
}
