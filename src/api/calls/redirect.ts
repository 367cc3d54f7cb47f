/** The redirect-url call (rules.md#trade-and-asset-calls). Method and path are not shown. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { text } from '#api/fields.ts'

/**
 * Given: the parameter, `payload.url`, and that the page goes there on retCode 0. Only listed sites
 * are answered.
 */
export const queryRedirectUrl = query({
  name: 'queryRedirectUrl',
  about:
    'Turns a redirect target into the address to go to, signed for the user where there is one.',
  method: 'GET',
  path: '/api/redirect/queryRedirectUrl',
  progress: 'toast',
  // A partner's own login is where somebody goes who is not signed in yet.
  needsUser: false,
  errors: ['redirectRefused'],
  source: 'assumed',
  payloadSource: 'given',
  request: v.object({ redirect: text(2_000) }),
  payload: v.object({ url: v.string() }),
})
