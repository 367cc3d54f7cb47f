import { FACTS, SENTENCES, type Word } from './vocabulary.ts'

/** The parts by which the text of a generated screen varies. */
export interface ScreenText {
  /** The component's name, `WealthRulesScreen`. */
  readonly component: string
  /** The screen's path: the name of its module's paths, and its key there. */
  readonly paths: string
  readonly key: string
  readonly subject: string
  readonly thing: string
  /** The title, as the row has it. */
  readonly title: string
  /** The screen's number: chooses facts and sentences. */
  readonly at: number
}

/** `count` items from the `at`th on, around the end. */
function some<T>(items: readonly T[], at: number, count: number): T[] {
  return [...items, ...items].slice(at % items.length, (at % items.length) + count)
}

const sentences = ({ at, subject, thing }: ScreenText, count: number) =>
  some(SENTENCES, at, count).map((write) => `'${write(subject, thing)}',`)

const FACTS_OF_A_CARD = 6

/** A card's rows, each over several lines as a formatter would leave the longer ones. */
const factRows = (facts: readonly Word[], subject: string) =>
  facts.flatMap(([value, label]) => [
    '                {',
    `                  label: '${label}',`,
    `                  value: ${value},`,
    `                  note: '${subject}按${label}计算',`,
    '                },',
  ])

/** A screen of one thing: an address with a fund, a query that starts ahead, cards of facts. */
function detailScreen(text: ScreenText): string {
  const { component, paths, key, subject, thing, title, at } = text
  const [first, second] = [
    some(FACTS, at, FACTS_OF_A_CARD),
    some(FACTS, at + FACTS_OF_A_CARD, FACTS_OF_A_CARD),
  ]
  const formats = new Set([...first, ...second].map(([value]) => value.replace(/\(.*/, '')))
  return `import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { ${[...formats].toSorted().join(', ')} } from '#domain/money/format-figures.ts'
import type { ${paths}Paths } from '#paths/${paths}.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Input = PathInput<typeof ${paths}Paths.${key}>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryFundOne, input)]

const NOTES = [
  ${sentences(text, 3).join('\n  ')}
]

/** ${title}. */
export default function ${component}({ input }: { readonly input: Input }) {
  const fund = useQuery(queryFor(queryFundOne, input))
  return (
    <DetailTemplate query={fund}>
      {(data) => (
        <>
          <Card title="${title}" extra={data.fundName}>
            <KeyValue
              items={[
${factRows(first, subject).join('\n')}
              ]}
            />
          </Card>
          <Card title="${thing}说明">
            <KeyValue
              items={[
${factRows(second, thing).join('\n')}
              ]}
            />
            {NOTES.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
`
}

/** A list that a user scrolls through: an endless query, a choice at the top, rows. */
function listScreen(text: ScreenText): string {
  const { component, subject, thing, title } = text
  const [amount, rate, days] = sentences(text, 3)
  return `import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listClearedFunds } from '#api/calls/asset.ts'
import { direction, formatPercent, formatSignedAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { assetPaths } from '#paths/asset.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Segments } from '#ui/fields/Segments.tsx'

type View = 'amount' | 'rate' | 'days'

const VIEWS = [
  { key: 'amount', label: '${subject}金额' },
  { key: 'rate', label: '${thing}比例' },
  { key: 'days', label: '持有天数' },
] as const

const EXPLAINED: Readonly<Record<View, string>> = {
  amount: ${amount}
  rate: ${rate}
  days: ${days}
}

/** ${title}. */
export default function ${component}() {
  const navigate = useNavigate()
  const [view, setView] = useState<View>('amount')
  const list = useEndlessList(listClearedFunds, {})
  return (
    <ListTemplate
      label="${title}"
      list={list}
      itemKey={(row) => row.fundCode}
      head={
        <Segments
          label="${title}的显示方式"
          items={VIEWS}
          value={view}
          onChange={setView}
        />
      }
      empty={{
        title: '还没有${subject}${thing}',
        note: '有了${subject}之后，${thing}显示在这里',
        actionText: '查看持有',
        onAction: () => void navigate(assetPaths.holdList.to()),
      }}
      footNote={<RiskLine>{EXPLAINED[view]}</RiskLine>}
    >
      {(row) => (
        <Row
          title={row.fundName}
          note={
            <NoBreakText
              texts={[
                \`\${formatDate(row.firstBuyDate)} 至\`,
                formatDate(row.clearDate),
                \`${subject} \${row.holdDays} 天\`,
              ]}
            />
          }
          value={
            view === 'days' ? (
              <NumberText value={String(row.holdDays)} unit="天" label="${thing}天数" />
            ) : (
              <NumberText
                tone={direction(row.profit)}
                value={
                  view === 'amount'
                    ? formatSignedAmount(row.profit)
                    : formatPercent(row.profitRate)
                }
                label="${subject}${thing}"
              />
            )
          }
          valueNote={
            view === 'amount' ? (
              <NumberText
                size="note"
                tone={direction(row.profitRate)}
                value={formatPercent(row.profitRate)}
              />
            ) : (
              '${subject}已确认'
            )
          }
          onClick={() => void navigate(assetPaths.singleDetail.to({ fundCode: row.fundCode }))}
        />
      )}
    </ListTemplate>
  )
}
`
}

/**
 * Returns whether the screen's address carries a fund; every second screen is a list, whose address
 * carries nothing.
 */
export const isDetail = (at: number): boolean => at % 2 === 0

/** The text of a screen's file: about 100 lines with a template, a query and parts of the kit. */
export const screenSource = (text: ScreenText): string =>
  isDetail(text.at) ? detailScreen(text) : listScreen(text)
