import type { PayoutReason, PensionTerms } from '#domain/tax/pension-terms.ts'

const PAYOUT_REASONS: Readonly<Record<PayoutReason, string>> = {
  pensionAge: '达到领取基本养老金年龄',
  unableToWork: '完全丧失劳动能力',
  settledAbroad: '出国（境）定居',
  medicalCost: '近 12 个月自付医药费超过本省上年居民人均可支配收入',
  unemployment: '近 2 年内领取失业保险金累计达 12 个月',
  minimumAllowance: '正在领取最低生活保障金',
}

/** Returns what money of a pension account is paid out for. */
export const payoutReasons = ({ payoutReasons: reasons }: PensionTerms): readonly string[] =>
  reasons.map((reason) => PAYOUT_REASONS[reason])
