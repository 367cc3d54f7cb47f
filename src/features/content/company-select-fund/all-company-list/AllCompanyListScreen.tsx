import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { listCompanies } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Chips } from '#ui/fields/Chips.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { CompanyRow, type Company } from '../parts/CompanyRow.tsx'
import { NoCompanies } from '../parts/NoCompanies.tsx'
import styles from './AllCompanyListScreen.module.css'

const { allCompanyList } = companySelectFundPaths
type Input = PathInput<typeof allCompanyList>

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

export const prefetch: Prefetch<Input> = () => [prefetchCall(listCompanies, {})]

/** Every company by the first letter of its name; a letter leads to its companies. */
export default function AllCompanyListScreen({ input: { letter } }: { readonly input: Input }) {
  const query = useQuery(queryFor(listCompanies, {}))
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ companies }) => isEmptyList(companies)}
      empty={<NoCompanies />}
    >
      {({ companies }) => (
        <>
          <UnreadableNotice of={[companies]} />
          <ByLetter companies={companies} letter={letter} />
        </>
      )}
    </DetailTemplate>
  )
}

interface Props {
  readonly companies: readonly Company[]
  /** The letter that the address leads to. */
  readonly letter: Input['letter']
}

/** The letters, of which one without a company cannot be tapped, and the companies of each. */
function ByLetter({ companies, letter }: Props) {
  const choose = useUrlChoice(allCompanyList)
  const list = useRef<HTMLDivElement>(null)
  const used = [...new Set(companies.map((it) => it.letter))]
  used.sort()
  const jump = (to: string) => {
    const section = list.current?.querySelector<HTMLElement>(`[data-letter="${to}"]`)
    if (section === null || section === undefined) return
    section.scrollIntoView({ block: 'start' })
    // A user of the keyboard or of a screen reader goes on there.
    section.focus({ preventScroll: true })
  }
  // The address names one as it is opened; a tap jumps by itself.
  const first = useEffectEvent(() => (letter === undefined ? undefined : jump(letter)))
  useEffect(() => first(), [])
  return (
    <div ref={list}>
      <Chips
        label="名称首字母"
        items={LETTERS.map((key) => ({ key, label: key, disabled: !used.includes(key) }))}
        onPick={(key) => {
          jump(key)
          choose({ letter: key })
        }}
      />
      {used.map((key) => {
        const named = companies.filter((it) => it.letter === key)
        return (
          <div key={key} className={styles.letter} data-letter={key} tabIndex={-1}>
            <Card title={key} extra={`${named.length} 家`} flush>
              <RowList label={`首字母 ${key} 的基金公司`}>
                {named.map((company) => (
                  <CompanyRow key={company.companyId} company={company} />
                ))}
              </RowList>
            </Card>
          </div>
        )
      })}
    </div>
  )
}
