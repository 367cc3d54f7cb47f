import * as v from 'valibot'
import { fundCode, month6 } from '#domain/text-formats.ts'
import { ofFund } from './fields.ts'
import { path } from './path.ts'

export const assetPaths = {
  holdList: path('/asset/holdList'),
  singleHold: path('/asset/singleHold', ofFund),
  holdYuEBao: path('/asset/holdYuEBao', { fundCode: v.optional(fundCode) }),
  sumDetail: path('/asset/sumDetail', { month: v.optional(month6) }),
  channelHold: path('/asset/channelHold'),
  singleDetail: path('/asset/singleDetail', ofFund),
  shareDetail: path('/asset/shareDetail', ofFund),
  smartSubscribeList: path('/asset/SmartSubscribeList'),
  clearanceRecord: path('/asset/clearanceRecord'),
} as const
