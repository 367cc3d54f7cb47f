import { useQueryClient } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { rereadAll } from '#api/reread.ts'
import { currentFor } from '#api/use-current.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { toast } from '#ui/base/toast.ts'
import { AUTHENTICATION_PENDING, authenticateInApp } from './authenticate-in-app.ts'
import { useLeaveFor } from './use-way-back.ts'

/**
 * Has the real name verified: in the app's own flow where it has one, else on the pages of account
 * opening, which lead back here, or to `from` (rules.md#there-and-back). Resolves with whether it is
 * verified now.
 */
export function useRealName(from?: string): () => Promise<boolean> {
  const leaveFor = useLeaveFor()
  const queries = useQueryClient()
  return async () => {
    const end = await authenticateInApp()
    if (end === 'unavailable') leaveFor('realName', from)
    if (end !== 'passed') return false
    await rereadAll(queries)
    const status = await queries.fetchQuery(currentFor(queryUserStatus, {})).catch(() => null)
    const isVerified = status !== null && nameVerified(status) === true
    if (status !== null && !isVerified) toast.show(AUTHENTICATION_PENDING)
    return isVerified
  }
}
