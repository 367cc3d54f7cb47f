import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { clientRiskLevel, flag, nothing, time14 } from './fields.ts'

/** What the pre-trade gate asks about the user (section 3, "User info (pre-trade)"). */
export const queryUserStatus = endpoint({
  name: 'queryUserStatus',
  method: 'GET',
  path: '/api/auth/queryUserStatus',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: nothing,
  payload: v.object({
    appUserId: v.string(),
    /** Sets the page's clock before the gate writes down when a risk warning was confirmed. Assumed. */
    serverTime: time14,
    authFlag: flag,
    tpwdFlag: flag,
    uploadStatus: flag,
    approveStatus: v.picklist(['0', '1', '2', '3']),
    approveOnlineStatus: flag,
    approveRemark: v.string(),
    activeFlag: flag,
    hasPersonalInfo: v.boolean(),
    hasCRS: v.boolean(),
    /** 0 never taken; 1 or 99 expired; any other value valid. */
    riskTest: v.pipe(v.number(), v.integer()),
    clientRiskLevel,
  }),
})

/** Whether the identity document is still valid (gate step 6). */
export const isCertDateValid = endpoint({
  name: 'isCertDateValid',
  method: 'GET',
  path: '/api/trans/isCertDateValid',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: nothing,
  payload: v.object({ valid: v.boolean() }),
})
