import { queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

/** The bank has credited it: what is left of the year, and what can be done with the money. */
export function PaidIn() {
  const replace = useReplace()
  const { veil } = useHiddenAmounts()
  const query = useCurrent(queryPensionSummary, {})
  const to = (address: string) => () => replace(address)
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {({ year, contributed, left }) => (
        <ResultTemplate
          tone="done"
          title="缴存已到账"
          note={
            contributed === null || left === null
              ? '授权查询后可以查看今年的额度'
              : `${year} 年已缴存 ${veil(formatAmount(contributed))} 元，还可缴存 ${veil(formatAmount(left))} 元`
          }
          primary={{ text: '查看养老金账户', onClick: to(pensionAccountPaths.home.to()) }}
          secondary={{ text: '去买基金', onClick: to(pensionZonePaths.pensionZone.to()) }}
        />
      )}
    </Loaded>
  )
}
