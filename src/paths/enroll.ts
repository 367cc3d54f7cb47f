import * as v from 'valibot'
import { text } from '#domain/text-formats.ts'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

/** Registering with a mobile number. */
export const enrollPaths = {
  enroll: path('/enroll', wayBack),
  /** `inviteCode` is retained for the invitation that led here. */
  cellphoneEnroll: path('/enroll/cellphoneEnroll/:step', {
    ...wayBack,
    step: v.picklist(['1', '2']),
    inviteCode: v.optional(text(32)),
    inviteCampaign: v.optional(text(64)),
  }),
  /** The agreements of one scene; those of registering where none is named. */
  enrollProtocolList: path('/enroll/enrollProtocolList', {
    scene: v.optional(v.picklist(['enroll', 'paymentBank', 'pension']), 'enroll'),
  }),
} as const
