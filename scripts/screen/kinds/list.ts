import type { Kind } from '#scripts/screen/kind.ts'
import type { ScreenNames } from '#scripts/screen/names.ts'
import { callEdits } from '#scripts/screen/call-edits.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** The screen itself. */
const screenFile = (
  { title, kebab, pascal }: ScreenNames,
  call: string,
) => `import { ${call} } from '#api/calls/${kebab}.ts'
import { prefetchPages } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Row } from '#ui/lists/Row.tsx'

export const prefetch: Prefetch<object> = () => [prefetchPages(${call}, {})]

/** ${title}. */
export default function ${pascal}Screen() {
  const list = useEndlessList(${call}, {})
  return (
    <ListTemplate
      label="${title}"
      list={list}
      itemKey={({ fundCode }) => fundCode}
      empty={{ title: '暂无内容' }}
      footNote={<RiskLine />}
    >
      {({ fundCode, fundName, nav, navDate }) => (
        <Row
          title={fundName}
          note={\`\${fundCode} · 净值日期 \${formatDate(navDate)}\`}
          value={nav}
          href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
        />
      )}
    </ListTemplate>
  )
}
`

const TESTS = `
test('an empty list says that there is nothing yet', async () => {
  provider.reply = replies.payload({ total: 0, records: [] })
  await opened()
  await eventuallySays('暂无内容')
})

test('a list that cannot be read offers another try', async () => {
  provider.reply = replies.breakdown
  await opened()
  await eventuallySays('重新加载')
})`

/** The call's declaration. */
const callFile = (
  { title, pattern }: ScreenNames,
  call: string,
) => `/** ${title}: the list. Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, page, total } from '#api/fields.ts'
import { nav } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

export const ${call} = query({
  name: '${call}',
  about: 'Lists what the screen ${pattern} shows.',
  method: 'GET',
  path: '/api${pattern.slice(0, pattern.lastIndexOf('/'))}/${call}',
  needsUser: false,
  source: 'assumed',
  request: v.object(page),
  payload: v.object({
    total,
    records: rows(v.object({ fundCode, fundName: v.string(), nav, navDate: date8 })),
  }),
})
`

/** The sandbox's answer. */
const sandboxFile = (
  { name, kebab }: ScreenNames,
  call: string,
) => `import { ${call} } from '#api/calls/${kebab}.ts'
import { onPage } from '#test/sandbox/market/paging.ts'
import { rankedFunds } from '#test/sandbox/market/ranking.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const ${name}Family = [
  forAnyone(${call}, (asked, { market, clock }) => {
    const { rows } = rankedFunds(market, { scope: 'all', sort: 'fundCode', order: 'up' }, clock.now())
    return onPage(rows, asked)
  }),
]
`

/** The call's scenario. */
const scenarioFile = (
  { name, kebab }: ScreenNames,
  call: string,
) => `import { ${call} } from '#api/calls/${kebab}.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const ${name}: readonly Scenario[] = [
  scenario(${call}, async (p) => p.anyone(${call}, { page: 1, size: 10 })),
]
`

/** An endless list, here of the funds for sale. */
export const list: Kind = {
  about: 'an endless list of rows from one call',
  needs: [],
  skeleton: 'list',
  sample: { user: null, given: '' },
  edits: (names) => {
    const { kebab, pascal, group, folder } = names
    const call = `list${pascal}`
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: screenFile(names, call),
      },
      screenTest(names, {
        tests: TESTS,
      }),
      ...callEdits({
        folder,
        kebab,
        call,
        api: callFile(names, call),
        sandbox: sandboxFile(names, call),
        scenario: scenarioFile(names, call),
      }),
    ]
  },
}
