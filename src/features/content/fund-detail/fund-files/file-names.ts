import type * as v from 'valibot'
import type { listFundDocuments } from '#api/calls/fund-archives.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'

export type FileFilters = Omit<PathInput<typeof fundDetailPaths.fundFiles>, 'fundCode'>
export type FileKind = NonNullable<FileFilters['kind']>

type LegalKind = v.InferOutput<typeof listFundDocuments.payload>['documents'][number]['kind']

export const ANNOUNCEMENT_NAMES: Readonly<Record<FileKind, string>> = {
  report: '定期报告',
  dividend: '分红公告',
  people: '人事公告',
  trading: '交易公告',
  other: '其他公告',
}

export const LEGAL_NAMES: Readonly<Record<LegalKind, string>> = {
  contract: '基金合同',
  prospectus: '招募说明书',
  summary: '产品资料概要',
  custody: '托管协议',
  risk: '风险揭示书',
}
