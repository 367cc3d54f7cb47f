import type { InviteStage } from '#domain/invite/stages.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import { invitePaths } from '#paths/activities/invite.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'

/**
 * The part of a campaign of invitations that is its own; everything else is the provider's terms.
 */
export interface InviteEdition {
  readonly campaignId: string
  /** The page that operators compose for its home. */
  readonly slot: string
  readonly home: string
  readonly records: (given?: {
    readonly stage?: InviteStage | undefined
    readonly month?: string | undefined
  }) => string
  readonly invitee: (given: { inviteCode: string; inviteCampaign: string }) => string
  /**
   * The part that records show besides: a filter by month, where friends are in the income
   * challenge.
   */
  readonly recordsBy: 'stage' | 'month' | 'challenge'
}

const invitee = inviteFriends2025Paths.inviteeHome.to

const always: InviteEdition = {
  campaignId: 'invite-always',
  slot: 'invite:always',
  home: newInviteFriendPaths.activityHome.to(),
  records: newInviteFriendPaths.inviteFriendRecode.to,
  invitee,
  recordsBy: 'month',
}

export const EDITIONS = {
  of2025: {
    campaignId: 'invite-2025',
    slot: 'invite:2025',
    home: inviteFriends2025Paths.inviteFriendsInvitePeople.to(),
    records: ({ stage } = {}) => inviteFriends2025Paths.inviteFriendsRecord.to({ stage }),
    invitee,
    recordsBy: 'stage',
  },
  of2026: {
    campaignId: 'invite-2026',
    slot: 'invite:2026',
    home: inviteFriends2025v2Paths.inviteFriendsInvitePeopleV2.to(),
    records: ({ stage } = {}) => inviteFriends2025v2Paths.inviteFriendsRecordV2.to({ stage }),
    invitee: inviteFriends2025v2Paths.inviteeHomeV2.to,
    recordsBy: 'challenge',
  },
  of2020: {
    campaignId: 'invite-2020',
    slot: 'invite:2020',
    home: inviteFriends60Paths.inviteFriendsHome.to(),
    records: ({ stage } = {}) => inviteFriends60Paths.inviteFriendsRecord.to({ stage }),
    invitee,
    recordsBy: 'stage',
  },
  always,
  /** Its friends are counted by month; its records are the tasks of each. */
  monthly: {
    campaignId: 'invite-month',
    slot: 'invite:month',
    home: invitePaths.inviteFriend.to(),
    records: () => invitePaths.taskRecord.to(),
    invitee,
    recordsBy: 'month',
  },
  /** Without a reward for who invites. */
  plain: {
    campaignId: 'invite-wx',
    slot: 'invite:wx',
    home: wxInviteFriendPaths.wxActivityHome.to(),
    records: () => wxInviteFriendPaths.wxActivityHome.to(),
    invitee,
    recordsBy: 'stage',
  },
} as const satisfies Readonly<Record<string, InviteEdition>>

/** The campaign that runs where another is over. */
export const RUNNING_EDITION = always
