import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { markWelcomed, queryActivity } from '#api/calls/campaign.ts'
import { fetchOrThrow, queryFor } from '#api/query.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import type { CampaignPages } from './campaign-pages.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

interface Props {
  readonly activityId: string
  readonly pages: CampaignPages
  readonly text: string
}

const SEEN = submissionCall(markWelcomed, { notFound: GENERAL })

/** Asks whether the user has seen the welcome page, and caches the answer for the home. */
function useWelcomed(activityId: string): () => Promise<boolean> {
  const queries = useQueryClient()
  return async () => {
    const answer = await fetchOrThrow(queryActivity, { activityId })
    queries.setQueryData(queryFor(queryActivity, { activityId }).queryKey, answer)
    return answer.activity.welcomed === true
  }
}

/** Goes on from a welcome page, after reporting it as seen for a user who is signed in. */
export function WelcomeAct({ activityId, pages, text }: Props): ReactNode {
  const replace = useReplace()
  const signedIn = useSignedIn()
  const welcomed = useWelcomed(activityId)
  const toHome = () => replace(pages.home(activityId))
  const seen = useSubmission({
    repeatable: true,
    call: () => SEEN({ activityId }),
    askOutcome: welcomed,
    onDone: async () => {
      // Otherwise the home would lead back here.
      if (await welcomed().catch(() => false)) toHome()
    },
    words: { notDone: { at: 'toast', text: '没有保存成功，请再试一次' } },
  })
  return (
    <BottomBar>
      <Button size="large" block onClick={async () => (signedIn ? seen.start() : toHome())}>
        {text}
      </Button>
    </BottomBar>
  )
}
