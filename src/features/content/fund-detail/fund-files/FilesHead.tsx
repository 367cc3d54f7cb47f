import * as v from 'valibot'
import { FILE_KINDS } from '#paths/fund-detail.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { ANNOUNCEMENT_NAMES, type FileFilters } from './file-names.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'

const TABS = [
  { key: 'announcements', label: '公告与报告' },
  { key: 'standing', label: '法律文件' },
] as const

const ALL = 'all'
const OPTIONS = [
  { key: ALL, label: '全部公告' },
  ...FILE_KINDS.map((key) => ({ key, label: ANNOUNCEMENT_NAMES[key] })),
]

interface Props {
  readonly fund: Fund
  readonly filters: FileFilters
  readonly onFilter: (filters: FileFilters) => void
}

/** The fund, the tabs of the two lists, and the filter by kind of announcement. */
export function FilesHead({ fund, filters, onFilter }: Props) {
  const { tab = 'announcements', kind = ALL } = filters
  return (
    <>
      <FundLine fund={fund} />
      <Segments
        label="文件类别"
        items={TABS}
        value={tab}
        onChange={(key) => onFilter(key === 'standing' ? { tab: key } : {})}
      />
      {tab === 'standing' ? null : (
        <FilterBar
          label="筛选"
          filters={[{ key: 'kind', label: '公告类型', value: kind, options: OPTIONS }]}
          onChange={(_, value) => {
            const chosen = v.safeParse(v.picklist(FILE_KINDS), value)
            onFilter(chosen.success ? { kind: chosen.output } : {})
          }}
        />
      )}
    </>
  )
}
