/** The challenge of twelve weeks: the keep challenge's shapes, of a plan that debits weekly. */
import { mutation, query } from '#api/endpoint.ts'
import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from './keep-challenge.ts'

const source = 'assumed'

export const directHomepage = query({
  ...keepHomepage,
  name: 'directHomepage',
  about:
    "Gives the home of the twelve weeks: its time, steps, and how far the user's plan has come.",
  path: '/api/hd/direct/homepage',
  source,
})

export const directInvestList = query({
  ...keepInvestList,
  name: 'directInvestList',
  about: 'Lists the instalments of the plan of the twelve weeks, newest first.',
  path: '/api/hd/direct/investList',
  source,
})

export const directClaimRewards = mutation({
  ...keepClaimRewards,
  name: 'directClaimRewards',
  about: 'Claims the reward of a step of the twelve weeks that was reached.',
  path: '/api/hd/direct/claimRewards',
  source,
})

export const directCanJoin = query({
  ...canJoinActivity,
  name: 'directCanJoin',
  about: 'Says whether the user may join the twelve weeks, and if not, why.',
  path: '/api/hd/direct/canJoin',
  source,
})

export const directWelcome = query({
  ...queryWelcomeConfig,
  name: 'directWelcome',
  about: 'Gives the welcome page of the twelve weeks: words, and the funds to choose from.',
  path: '/api/hd/direct/welcome',
  source,
})
