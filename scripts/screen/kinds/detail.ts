import { callEdits } from '#scripts/screen/call-edits.ts'
import type { Kind } from '#scripts/screen/kind.ts'
import type { ScreenNames } from '#scripts/screen/names.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** The screen itself. */
const screenFile = (
  { title, kebab, pascal, key, paths, pathsFile }: ScreenNames,
  call: string,
) => `import { useQuery } from '@tanstack/react-query'
import { ${call} } from '#api/calls/${kebab}.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { PathInput } from '#paths/path.ts'
import type { ${paths} } from '${pathsFile.replace(/^src\//, '#')}'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Input = PathInput<typeof ${paths}.${key}>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(${call}, input)]

/** ${title}. */
export default function ${pascal}Screen({ input }: { readonly input: Input }) {
  const query = useQuery(queryFor(${call}, input))
  return (
    <DetailTemplate query={query}>
      {({ fundCode, fundName, nav, navDate }) => (
        <Card title={fundName}>
          <KeyValue
            items={[
              { label: '基金代码', value: fundCode },
              { label: '单位净值', value: nav },
              { label: '净值日期', value: formatDate(navDate) },
            ]}
          />
        </Card>
      )}
    </DetailTemplate>
  )
}
`

const TESTS = `
test('a fund is shown with its value and the day of it', async () => {
  const fund = { fundCode: '980301', fundName: '试用基金', nav: '1.2345', navDate: '20260105' }
  provider.reply = replies.payload(fund)
  await opened()
  await eventuallySays('1.2345')
})

test('a fund that is not there is said to be missing', async () => {
  provider.reply = replies.refusal(RET.notFound, '没有找到这只基金')
  await opened()
  await eventuallySays('没有找到这只基金')
})`

/** The call's declaration. */
const callFile = (
  { title, pattern }: ScreenNames,
  call: string,
) => `/** ${title}: one fund. Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode } from '#api/fields.ts'
import { nav } from '#api/figures.ts'

export const ${call} = query({
  name: '${call}',
  about: 'Gives what the screen ${pattern} shows.',
  method: 'GET',
  path: '/api${pattern.slice(0, pattern.lastIndexOf('/'))}/${call}',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({ fundCode, fundName: v.string(), nav, navDate: date8 }),
})
`

/** The sandbox's answer. */
const sandboxFile = (
  { name, kebab }: ScreenNames,
  call: string,
) => `import { ${call} } from '#api/calls/${kebab}.ts'
import { forAnyone, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { rankedFunds } from '#test/sandbox/market/ranking.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { RET } from '#api/endpoint.ts'

export const ${name}Family = [
  forAnyone(${call}, ({ fundCode }, world) => {
    fundOr404(world, fundCode)
    const { rows } = rankedFunds(world.market, { scope: 'all', sort: 'fundCode', order: 'up' }, world.clock.now())
    const row = rows.find((it) => it.fundCode === fundCode)
    if (row === undefined) throw new Refusal(RET.notFound, '这只基金还没有净值')
    return row
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
  scenario(${call}, async (p) => p.anyone(${call}, { fundCode: '980301' }), {
    notFound: async (p) => p.anyone(${call}, { fundCode: '999999' }),
  }),
]
`

/** One thing in cards of facts, here the published value of a fund. */
export const detail: Kind = {
  about: 'one thing, named in the address, in cards of facts',
  field: { name: 'fundCode', from: '#domain/text-formats.ts' },
  needs: [],
  skeleton: 'detail',
  sample: { user: null, given: '{ fundCode: funds.bought }', known: 'funds' },
  edits: (names) => {
    const { kebab, pascal, group, folder } = names
    const call = `query${pascal}`
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: screenFile(names, call),
      },
      screenTest(names, {
        given: `{ fundCode: '980301' }`,
        imports: `import { RET } from '#api/endpoint.ts'\n`,
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
