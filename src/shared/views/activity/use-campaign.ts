import { joinActivity, queryActivity } from '#api/calls/campaign.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import type { Campaign } from '#templates/activity/campaign.ts'

/** A campaign as it is now; another user's is another query. */
export const useCampaign = (activityId: string) =>
  useCurrent(queryActivity, { activityId }, { refetchOnMount: 'always' })

/** Says that the view was outdated: its words, then the campaign as it is. */
const CHANGED = { at: 'toast', action: 'reread' } as const

const JOIN = submissionCall(joinActivity, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  soldOut: CHANGED,
  cannotJoin: CHANGED,
  ruleChanged: { at: 'toast', action: 'showRules' },
})

interface Joining {
  readonly campaign: Campaign
  readonly reread: () => Promise<unknown>
  readonly showRules: () => void
  readonly onJoined: () => void
}

/** Joins a campaign under the rules in view; others are shown before it is asked again. */
export function useJoin({ campaign, reread, showRules, onJoined }: Joining) {
  const { activityId, ruleVersion, consent } = campaign
  return useSubmission({
    repeatable: true,
    call: () => JOIN({ activityId, ruleVersion, consentId: consent?.consentId ?? '' }),
    askOutcome: async () => {
      const { activity } = await fetchOrThrow(queryActivity, { activityId })
      return activity.own !== null
    },
    actions: {
      reread: async () => void (await reread()),
      showRules: async () => {
        await reread()
        showRules()
      },
    },
    onDone: async () => {
      await reread()
      onJoined()
    },
    words: { notDone: { at: 'toast', text: '还没有参加成功，请再试一次' } },
  })
}
