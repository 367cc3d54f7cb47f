import { matching } from '#domain/text-formats.ts'

/** Crockford's base 32, which has no I, L, O and U. */
export const inviteCode = matching(/^[0-9A-HJKMNP-TV-Z]{8}$/, 'Names one who invites')
export const inviteCampaignId = matching(
  /^[a-z][a-z0-9-]{1,39}$/,
  'Names a campaign of invitations',
)
export const inviteTicket = matching(
  /^[\w-]{8,200}\.[\w-]{43}$/,
  'What the opening of an invitation gives, signed by the provider',
)
export const inviteTaskId = matching(/^friends-\d{1,2}$/, "Names a month's task")
