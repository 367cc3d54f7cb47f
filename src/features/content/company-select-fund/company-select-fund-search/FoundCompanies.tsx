import { searchList } from '#domain/text/list-search.ts'
import { useVariants } from '#shared/parts/search/use-variants.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { CompanyRow, type Company } from '../parts/CompanyRow.tsx'

interface Props {
  readonly companies: readonly Company[]
  readonly words: string | undefined
  readonly companyId: string | undefined
  /** Searches in all companies again. */
  readonly onAll: () => void
}

const FIRST = 5

/** The company whose funds are listed; else the companies that words find. */
export function FoundCompanies({ companies, words, companyId, onAll }: Props) {
  const variants = useVariants(words ?? '')
  if (companyId !== undefined) {
    const name = companies.find((it) => it.companyId === companyId)?.name
    if (name === undefined) return null
    return (
      <Card
        title={name}
        extra={
          <Button kind="text" size="small" onClick={onAll}>
            全部公司
          </Button>
        }
      >
        <KeyValue items={[{ label: '范围', value: '只看这家公司的基金' }]} />
      </Card>
    )
  }
  const found =
    words === undefined
      ? []
      : searchList(companies, words, ({ name }) => ({ names: [name] }), variants)
  if (found.length === 0 || words === undefined) return null
  return (
    <Card title="基金公司" extra={`${found.length} 家`} flush>
      <RowList label="找到的公司">
        {found.slice(0, FIRST).map((company) => (
          <CompanyRow key={company.companyId} company={company} words={words} />
        ))}
      </RowList>
    </Card>
  )
}
