import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { heldUntil, nextSettling } from '#domain/invite/stages.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { has } from '#test/sandbox/departments/members/needs.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { decideFor, payFriend } from './paying.ts'
import { noteStage } from './stages.ts'
import { HOLD_DAYS, INVITE } from './terms.ts'
import { inviteCodeOf } from './tickets.ts'

/** One who was invited; days are counted from the day of the binding. */
interface Friend {
  /** Without one a user of its own is made. */
  readonly userId?: string
  readonly bound: Date8
  readonly verified?: number
  readonly confirmed?: number
  readonly sold?: true
  readonly risky?: true
  readonly shows?: true
}

export const SHARER = 'sharer'
/** Was paid for as many friends this month as are paid for. */
const CAPPED = 'reviewing'

const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许'
const GIVEN = [
  '知微',
  '望舒',
  '怀瑾',
  '若谷',
  '清和',
  '思齐',
  '云舒',
  '既明',
  '景行',
  '听澜',
  '砚秋',
]

const nameOf = (at: number): string =>
  `${SURNAMES[at % SURNAMES.length] ?? ''}${GIVEN[at % GIVEN.length] ?? ''}`

function insertFriend(db: Database, at: number, isVerified: boolean): string {
  const userId = `friend-${String(at).padStart(2, '0')}`
  const mobile = `1310000${String(at).padStart(4, '0')}`
  const flag = isVerified ? '1' : '0'
  db.run(
    `INSERT INTO users (user_id, open_id, name, mobile_masked, certificate_masked, auth_flag, tpwd_flag,
       upload_status, approve_status, approve_online_status, approve_remark, active_flag, has_personal_info, has_crs,
       certificate_valid_to, risk_test, risk_level, login_refusal, password_hash)
     VALUES (?, ?, ?, ?, '', ?, '0', '0', '0', '0', '', ?, 0, 0, '', 0, 0, '', '')`,
    userId,
    `o_${userId}`,
    nameOf(at),
    maskPhone(mobile),
    flag,
    flag,
  )
  db.run(
    `INSERT INTO identities (user_id, registered, wx_bound, applet_bound, mobile, cert_no)
     VALUES (?, 1, 1, 0, ?, '')`,
    userId,
    mobile,
  )
  return userId
}

const bound = (date: Date8, other: Omit<Friend, 'bound'> = {}): Friend => ({
  bound: date,
  ...other,
})

/** Friends of one who has brought more this month than are paid for; of two others days are over. */
function friendsOfCapped(now: Time14): readonly Friend[] {
  const ago = (days: number) => addDays(now.slice(0, 8), -days)
  const month = `${now.slice(0, 6)}01`
  return [
    ...Array.from({ length: 22 }, (_, at) =>
      bound(addDays(month, Math.floor((at * 9) / 22)), {
        verified: 0,
        ...(at % 3 === 0 ? { shows: true } : {}),
      }),
    ),
    bound(ago(40), { userId: 'opened', verified: 2, shows: true }),
    bound(ago(12), { userId: 'zhou', verified: 1 }),
  ]
}

/** Friends in every stage; in 2025 more of them than a month's cap. */
function friendsOf(now: Time14): readonly (readonly [string, readonly Friend[]])[] {
  const ago = (days: number) => addDays(now.slice(0, 8), -days)
  const month = `${now.slice(0, 6)}01`
  const lastMonth = `${addDays(month, -1).slice(0, 6)}01`
  return [
    [
      INVITE.of2025,
      Array.from({ length: 24 }, (_, at) =>
        bound(`202512${String(1 + at).padStart(2, '0')}`, {
          ...(at < 23 ? { verified: 0 } : {}),
          ...(at < 6 ? { confirmed: 3 } : {}),
          ...(at === 2 ? { sold: true } : {}),
          ...(at === 7 ? { risky: true } : {}),
          ...(at % 3 === 0 ? { shows: true } : {}),
        }),
      ),
    ],
    [
      INVITE.always,
      [
        bound(ago(70), { verified: 1, confirmed: 2, shows: true }),
        bound(ago(60), { verified: 1, confirmed: 4, sold: true, shows: true }),
        bound(ago(25), { verified: 2, confirmed: 6 }),
        bound(ago(20), { verified: 3, risky: true, shows: true }),
        bound(ago(0), { verified: 0, shows: true }),
        bound(ago(0)),
      ],
    ],
    [
      INVITE.of2026,
      [
        bound(ago(40), { verified: 2, shows: true }),
        bound(ago(30), { verified: 5 }),
        bound(ago(22), { verified: 1, userId: 'challenger', shows: true }),
        bound(ago(9), { verified: 9 }),
        bound(ago(2), { userId: 'guest', shows: true }),
      ],
    ],
    [
      INVITE.monthly,
      [
        ...[2, 4, 6, 8, 10].map((day) => bound(addDays(lastMonth, day), { verified: 1 })),
        ...[0, 1, 2].map((day) => bound(addDays(month, day), { verified: 1, shows: true })),
      ],
    ],
    [
      INVITE.of2020,
      [bound('20200910', { verified: 3, shows: true }), bound('20201101', { verified: 2 })],
    ],
  ]
}

/** Invitations of two users, decided as they would have been until `now`. */
export function seedInvites(db: Database, market: Market, now: Time14): void {
  if (!has(db, 'users WHERE user_id = ?', SHARER)) return
  const users = ['zhang', 'qian', SHARER, CAPPED].filter((id) =>
    has(db, 'users WHERE user_id = ?', id),
  )
  for (const id of users) db.run('INSERT INTO invite_codes VALUES (?, ?)', inviteCodeOf(id), id)
  let at = 0
  for (const [campaignId, friends] of friendsOf(now))
    for (const friend of friends) {
      at += 1
      seedFriend(db, market, { inviterId: SHARER, campaignId, friend, at, now })
    }
  for (const friend of friendsOfCapped(now)) {
    at += 1
    seedFriend(db, market, { inviterId: CAPPED, campaignId: INVITE.always, friend, at, now })
  }
  seedTasks(db, now)
  seedChallenges(db, now)
}

interface Seeded {
  readonly inviterId: string
  readonly campaignId: string
  readonly friend: Friend
  readonly at: number
  readonly now: Time14
}

function seedFriend(db: Database, market: Market, seeded: Seeded): void {
  const { inviterId, campaignId, friend, at, now } = seeded
  const { verified, confirmed, sold = false, risky = false, shows = false } = friend
  const day = (days: number) => addDays(friend.bound, days)
  const inviteeId = friend.userId ?? insertFriend(db, at, verified !== undefined)
  const start = `${friend.bound}090000`
  db.run(
    `INSERT INTO invites (invitee_id, inviter_id, campaign_id, opened_at, bound_at, show_name, at_risk)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    inviteeId,
    inviterId,
    campaignId,
    start,
    start,
    shows ? 1 : 0,
    risky ? 1 : 0,
  )
  noteStage({ db }, inviteeId, 'registered', { at: start })
  payFriend(db, market, inviteeId, start)
  const decided: Time14[] = []
  if (verified !== undefined) {
    const time = `${day(verified)}093000`
    noteStage({ db }, inviteeId, 'verified', { at: time })
    decided.push(nextSettling(time))
  }
  if (confirmed !== undefined) {
    const due = heldUntil(day(confirmed), HOLD_DAYS)
    noteStage({ db }, inviteeId, 'purchased', { at: `${day(confirmed)}090000`, due })
    if (sold) loseHeld(db, inviteeId, `${day(confirmed + 9)}203000`)
    else if (due <= now) noteStage({ db }, inviteeId, 'held', { at: due })
    decided.push(due)
  }
  for (const time of decided) if (time <= now) decideFor(db, market, inviteeId, time)
}

/** The friend sold before the day. */
function loseHeld(db: Database, inviteeId: string, time: Time14): void {
  db.run(
    `UPDATE invite_rewards SET state = 'void', reason = 'soldEarly', decided_at = ?
     WHERE invitee_id = ? AND stage = 'held'`,
    time,
    inviteeId,
  )
}

/** Last month's tasks were claimed, this month's first too. */
function seedTasks(db: Database, now: Time14): void {
  const month = now.slice(0, 6)
  const last = addDays(`${month}01`, -1).slice(0, 6)
  const claims = [
    [last, 1, 20],
    [last, 3, 80],
    [last, 5, 150],
    [month, 1, 20],
  ] as const
  for (const [of, friends, amount] of claims)
    giveOnce(
      db,
      {
        userId: SHARER,
        scope: 'invite-tasks',
        claimId: `${of}-friends-${friends}`,
        time: of === month ? now : `${of}20101500`,
      },
      { unit: UNIT.coin, amount },
    )
}

/** A challenge that runs, and one whose seven days are over. */
function seedChallenges(db: Database, now: Time14): void {
  const today = now.slice(0, 8)
  for (const [userId, days] of [
    ['guest', 2],
    ['challenger', 8],
  ] as const)
    db.run(
      'INSERT INTO invite_challenges VALUES (?, ?, ?, NULL)',
      userId,
      INVITE.of2026,
      addDays(today, -days),
    )
}
