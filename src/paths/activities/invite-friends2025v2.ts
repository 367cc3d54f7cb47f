import { path } from '#paths/path.ts'
import { ofLink, ofStage } from './invite-fields.ts'

/** The campaign of 2026. */
export const inviteFriends2025v2Paths = {
  inviteFriendsInvitePeopleV2: path('/inviteFriends2025V2/inviteFriendsInvitePeopleV2'),
  inviteFriendsRecordV2: path('/inviteFriends2025V2/inviteFriendsRecordV2', ofStage),
  inviteeHomeV2: path('/inviteFriends2025V2/inviteeHomeV2', ofLink),
  /** The steps of a friend. */
  inviteeGuide: path('/inviteFriends2025V2/inviteeGuide'),
} as const
