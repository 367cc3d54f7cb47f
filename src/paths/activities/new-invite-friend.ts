import * as v from 'valibot'
import { month6 } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'
import { ofStage } from './invite-fields.ts'

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
