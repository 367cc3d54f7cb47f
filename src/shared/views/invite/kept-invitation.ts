import * as v from 'valibot'
import { inviteCampaignId, inviteCode, inviteTicket } from '#domain/invite/identifiers.ts'
import { time14 } from '#domain/text-formats.ts'
import { now14 } from '#platform/clock.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

/** No personal data: it is of the device, and outlives a visit and a sign-in. */
const KEY = 'invitation'

const kept = v.object({
  inviteTicket,
  inviteCode,
  campaignId: inviteCampaignId,
  validUntil: time14,
  /** Says whether the friend lets who invited them see a masked name. */
  showName: v.optional(v.picklist(['0', '1'])),
})
export type KeptInvitation = v.InferOutput<typeof kept>

/** The invitation that this device has opened first, while it is valid. */
export function keptInvitation(): KeptInvitation | null {
  try {
    const read = v.safeParse(kept, JSON.parse(deviceStore.getItem(KEY) ?? 'null'))
    return read.success && now14() < read.output.validUntil ? read.output : null
  } catch {
    return null
  }
}

export function keepInvitation(invitation: KeptInvitation): void {
  try {
    deviceStore.setItem(KEY, JSON.stringify(invitation))
  } catch {
    // The link goes along in the address of what follows.
  }
}

/** Once bound nothing is left to carry. */
export function dropInvitation(): void {
  try {
    deviceStore.removeItem(KEY)
  } catch {
    // It ends by itself.
  }
}

/**
 * Returns what a registration says of its invitation: the ticket of the device, or the code of its
 * link.
 */
export function invitationFields(link: {
  readonly inviteCode?: string | undefined
  readonly campaignId?: string | undefined
}) {
  const ticket = keptInvitation()
  const { inviteCode: code, campaignId } = link
  const byLink = code === undefined || code === '' ? {} : { inviteCode: code }
  return {
    ...(ticket === null ? {} : { inviteTicket: ticket.inviteTicket }),
    ...byLink,
    ...(campaignId === undefined || campaignId === '' ? {} : { campaignId }),
    ...(ticket?.showName === undefined ? {} : { showName: ticket.showName }),
  }
}
