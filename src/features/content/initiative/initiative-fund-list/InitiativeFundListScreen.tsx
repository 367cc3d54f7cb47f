import { fundDetailPaths } from '#paths/fund-detail.ts'
import { initiativePaths } from '#paths/initiative.ts'
import type { PathInput } from '#paths/path.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'

type Input = PathInput<typeof initiativePaths.initiativeFundList>

const STYLES = [
  { key: 'all', label: '全部', ruleId: 'active' },
  { key: 'growth', label: '成长', ruleId: 'active-growth' },
  { key: 'value', label: '价值', ruleId: 'active-value' },
  { key: 'balanced', label: '均衡', ruleId: 'active-balanced' },
  { key: 'sector', label: '行业', ruleId: 'active-sector' },
] as const

/** The figures by which the address can sort. */
const SORTS = ['return', 'maxDrawdown', 'excess', 'managerYears'] as const

/** Active stock and mixed funds, class A: three years, drawdown, excess, years of the manager. */
export default function InitiativeFundListScreen({ input }: { readonly input: Input }) {
  const show = useUrlChoice(initiativePaths.initiativeFundList)
  const { style, order: sort, theme, fmUid } = input
  const { ruleId } = STYLES.find(({ key }) => key === style) ?? STYLES[0]
  return (
    <FundList
      starred
      label="主动权益基金"
      ruleId={ruleId}
      filters={{ theme, fmUid, sort }}
      onFilter={(changed) =>
        show({
          style,
          theme: changed.theme,
          fmUid: changed.fmUid,
          order: SORTS.find((it) => it === changed.sort),
        })
      }
      keys={['theme', ...(fmUid === undefined ? [] : (['fmUid'] as const)), 'sort']}
      explained
      intro={
        <Segments
          label="风格"
          items={STYLES}
          value={style ?? 'all'}
          onChange={(key) => show({ ...input, style: key === 'all' ? undefined : key })}
        />
      }
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
    />
  )
}
