import { partnerHandover, usePartnerData } from '#api/calls/activities/partner.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { agreeToData, takeHandOver } from './hand-overs.ts'

export const partnerFamily = [
  forAnyone(partnerHandover, (request, world) => takeHandOver(world, request)),
  forUser(usePartnerData, (request, world, user) => {
    agreeToData(world, user, request)
    return {}
  }),
]
