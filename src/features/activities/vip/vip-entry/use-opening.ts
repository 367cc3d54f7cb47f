import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { openVip, queryVip } from '#api/calls/vip/vip.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import type { Agreements } from '#shared/engines/agreement/use-agreements.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

const CHANGED = { at: 'dialog', action: 'reread' } as const
const OPEN = submissionCall(openVip, { cannotJoin: CHANGED, agreementUnread: CHANGED })

/** Makes a member of the user under the agreements in view. */
export function useOpening({ query }: Agreements, from: string | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const protocols = query.data?.protocols ?? []
  return useSubmission({
    repeatable: true,
    call: () => {
      const [first] = protocols
      if (first === undefined) return null
      return OPEN({
        agreementIds: protocols.map(({ protocolId }) => protocolId),
        hash: first.hash,
      })
    },
    askOutcome: async () => (await fetchOrThrow(queryVip, {})).member !== null,
    onDone: async () => {
      await navigate(vipPaths.vipAuthSuccess.to({ from }), { replace: true })
      void rereadAll(queries)
    },
    words: { notDone: { at: 'toast', text: '没有开通成功，请再试一次' } },
    actions: {
      reread: () => rereadAll(queries),
    },
  })
}
