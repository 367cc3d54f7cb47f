/** The addresses of a campaign's screens, by which its module differs from others. */
export interface CampaignPages {
  readonly loading: (activityId: string) => string
  readonly welcome: (activityId: string) => string
  readonly home: (activityId: string) => string
  readonly error: (activityId: string, code: CampaignError) => string
}

export type CampaignError = 'notFound' | 'paused' | 'notEligible' | 'network'
