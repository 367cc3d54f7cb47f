import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { myCenterPaths } from '#paths/my-center.ts'

/**
 * Why a frozen account stops a form, with the way to unfreeze it; null while it is not frozen. The
 * banner above all screens reads the answer, so that no form asks for it a second time.
 */
export function useFrozenStop() {
  const navigate = useNavigate()
  const { data } = useQuery({ ...queryFor(querySecurity, {}), enabled: false })
  if (data?.frozen !== '1') return null
  return {
    text: '账户已冻结，不能提交。解除冻结后可以继续，已填写的内容会保留',
    missing: { reason: '账户已冻结，请先解除冻结' },
    act: {
      text: '去解除',
      onClick: () => void navigate(myCenterPaths.security.to()),
    },
  }
}
