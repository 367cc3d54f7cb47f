import * as v from 'valibot'
import { inviteCampaignId, inviteCode } from '#domain/invite/identifiers.ts'
import { STAGES } from '#domain/invite/stages.ts'
import { matching } from '#domain/text-formats.ts'

export const ofStage = { stage: v.optional(v.picklist(STAGES)) }

/**
 * The fields that the link of an invitation carries. `campaignId` is a word of the session, which
 * the entry takes from every address.
 */
export const ofLink = {
  inviteCode: v.optional(inviteCode),
  inviteCampaign: v.optional(inviteCampaignId),
  channel: v.optional(matching(/^[\w-]{1,64}$/, 'Names where a link was published')),
}
