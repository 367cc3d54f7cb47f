import * as v from 'valibot'
import { inviteCampaignId, inviteCode } from '#domain/invite/identifiers.ts'
import { STAGES } from '#domain/invite/stages.ts'
import { matching, month6 } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'

const ofStage = { stage: v.optional(v.picklist(STAGES)) }

/**
 * What the link of an invitation carries. `campaignId` is a word of the session, which the entry
 * takes from every address.
 */
const ofLink = {
  inviteCode: v.optional(inviteCode),
  inviteCampaign: v.optional(inviteCampaignId),
  channel: v.optional(matching(/^[\w-]{1,64}$/, 'Names where a link was published')),
}

/** The campaign of 2025, whose invitee page is that of other campaigns too. */
export const inviteFriends2025Paths = {
  inviteFriendsInvitePeople: path('/inviteFriends2025/InviteFriendsInvitePeople'),
  inviteFriendsRecord: path('/inviteFriends2025/inviteFriendsRecord', ofStage),
  inviteeHome: path('/inviteFriends2025/inviteeHome', ofLink),
} as const

/** The campaign of 2026. */
export const inviteFriends2025V2Paths = {
  inviteFriendsInvitePeopleV2: path('/inviteFriends2025V2/inviteFriendsInvitePeopleV2'),
  inviteFriendsRecordV2: path('/inviteFriends2025V2/inviteFriendsRecordV2', ofStage),
  inviteeHomeV2: path('/inviteFriends2025V2/inviteeHomeV2', ofLink),
  /** What a friend does, step by step. */
  inviteeGuide: path('/inviteFriends2025V2/inviteeGuide'),
} as const

/** The campaign of 2020, which is over. */
export const inviteFriends60Paths = {
  inviteFriendsHome: path('/inviteFriends60/inviteFriendsHome'),
  inviteFriendsRecord: path('/inviteFriends60/inviteFriendsRecord', ofStage),
} as const

/** The campaign without an end. */
export const newInviteFriendPaths = {
  activityHome: path('/newInviteFriend/activityHome'),
  inviteFriendRecode: path('/newInviteFriend/inviteFriendRecode', {
    ...ofStage,
    month: v.optional(month6),
  }),
  /** The zone of a friend who was invited. */
  inviteFriendPrefecture: path('/newInviteFriend/inviteFriendPrefecture'),
} as const

/** The tasks of a month. */
export const invitePaths = {
  inviteFriend: path('/invite/inviteFriend'),
  taskRecord: path('/invite/taskRecord'),
} as const
