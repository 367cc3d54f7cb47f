import * as v from 'valibot'
import { path } from './path.ts'

/** The bridge's test pages (rules.md#developer-pages), built only where `qaAllowed`. */
export const testBridgePaths = {
  testHome: path('/testBridge/home', {
    view: v.optional(v.picklist(['methods', 'trace']), 'methods'),
  }),
  bar: path('/testBridge/bar'),
  pushWindow: path('/testBridge/pushWindow', {
    depth: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), '1'),
  }),
  biz: path('/testBridge/biz'),
  event: path('/testBridge/event'),
  getLink: path('/testBridge/getLink'),
  testTrack: path('/testBridge/testTrack'),
  testStorage: path('/testBridge/testStorage'),
  testShare: path('/testBridge/testShare'),
} as const
