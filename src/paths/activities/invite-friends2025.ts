import { path } from '#paths/path.ts'
import { ofLink, ofStage } from './invite-fields.ts'

/** The campaign of 2025, whose invitee page is that of other campaigns too. */
export const inviteFriends2025Paths = {
  inviteFriendsInvitePeople: path('/inviteFriends2025/InviteFriendsInvitePeople'),
  inviteFriendsRecord: path('/inviteFriends2025/inviteFriendsRecord', ofStage),
  inviteeHome: path('/inviteFriends2025/inviteeHome', ofLink),
} as const
