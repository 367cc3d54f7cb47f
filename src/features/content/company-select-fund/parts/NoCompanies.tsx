import { useNavigate } from 'react-router-dom'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** Says that the provider does not know the companies of its funds. */
export function NoCompanies() {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="公司资料暂缺"
      note="可以按名称或代码查找基金"
      actionText="全部基金"
      onAction={() => void navigate(fundPortalPaths.allFundList.to())}
    />
  )
}
