import { path } from '#paths/path.ts'
import { ofStage } from './invite-fields.ts'

/** The campaign of 2020, which is over. */
export const inviteFriends60Paths = {
  inviteFriendsHome: path('/inviteFriends60/inviteFriendsHome'),
  inviteFriendsRecord: path('/inviteFriends60/inviteFriendsRecord', ofStage),
} as const
