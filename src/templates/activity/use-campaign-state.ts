import {
  campaignState,
  shownFor,
  type CampaignFacts,
  type CampaignState,
} from '#domain/campaign/campaign-state.ts'
import { useStateInTime } from './use-state-in-time.ts'

const IN_TIME = { stateAt: campaignState, shownFor }

/** The state of a campaign by the provider's clock. */
export const useCampaignState = (facts: CampaignFacts, reread: () => void): CampaignState =>
  useStateInTime(facts, IN_TIME, reread)
