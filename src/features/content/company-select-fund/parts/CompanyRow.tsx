import type * as v from 'valibot'
import type { listCompanies } from '#api/calls/fund-rule.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { markedText } from '#shared/parts/fund/MarkedText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { Tag } from '#ui/text/Tag.tsx'

export type Company = v.InferOutput<typeof listCompanies.payload>['companies'][number]

interface Props {
  readonly company: Company
  /** The text that was searched for, to be marked in the name. */
  readonly words?: string
}

const MOST_NAMES = 3

/** The names of a few types; how many there are of more. */
const typesWords = (types: readonly string[]): string =>
  types.length > MOST_NAMES
    ? `${types.length} 个类型`
    : types.flatMap((code) => fundTypeName(code) ?? []).join('、')

/** One company: how many funds, of which types, since when. */
export function CompanyRow({ company, words = '' }: Props) {
  const { companyId, name, funds, types, since, own } = company
  const start = words === '' ? -1 : name.indexOf(words)
  return (
    <Row
      title={
        <>
          {markedText(name, start < 0 ? null : { start, end: start + words.length })}
          {own ? ' ' : null}
          {own ? <Tag tone="brand">本公司</Tag> : null}
        </>
      }
      whole
      note={
        <FactLine facts={[`${funds} 只`, typesWords(types), `最早成立于 ${formatDate(since)}`]} />
      }
      href={companySelectFundPaths.companySelectFundSearch.to({ companyId })}
    />
  )
}
