import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** Conditions of an address that the product does not have, or that exclude one another. */
export function UnknownConditions() {
  const replace = useReplace()
  return (
    <Page>
      <EmptyState
        kind="notfound"
        title="链接中的条件不适用"
        note="可以重新选择条件"
        actionText="重新选择"
        onAction={() => replace(easySelectFundPaths.easySelectHome.to())}
      />
    </Page>
  )
}
