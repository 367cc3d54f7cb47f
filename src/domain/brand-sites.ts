import type { Site } from './navigation/sites.ts'

/** The bank that signs cards by its page, and in whose app these pages open. */
const bank = { host: 'pay.riverbank.example', name: '江海银行' } as const

/**
 * The sites besides the company's documents that pages lead to; another company puts its own here.
 * Apart from `brand.ts`, so that only pages that lead outside load it.
 */
export const partnerSites = [
  { host: 'mall.hean.example', name: '合作商城' },
  bank,
] as const satisfies readonly Site[]

/** Of these, those to which a form may be sent. */
export const formBanks = [bank] as const

/** The sources whose news flashes may quote; each flash names its own. */
export const newsSources = ['江岸财经', '云汐资讯', '公司公告', '交易所'] as const

/**
 * The place where pictures and videos of texts and pages are loaded from, besides the page's own
 * origin: hosts with their subdomains. The content policy of the build allows these and no others.
 */
export const mediaHosts = ['media.hean.example'] as const

/** Base URL of the partner bank's own pages, which the redirect-url call signs for a user. */
export const PARTNER_BANK_PAGES = 'https://pay.riverbank.example/h5/'

/** The place where the app is installed from, by platform. */
export const appDownloads = {
  ios: 'https://apps.hean.example/ios',
  android: 'https://apps.hean.example/android',
} as const
