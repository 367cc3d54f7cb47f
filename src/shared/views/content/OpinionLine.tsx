import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { RiskLine } from '#templates/RiskLine.tsx'

/** The line at the foot of pages whose texts are opinions of their authors. */
export const OpinionLine = () => <RiskLine>{RISK_LINES.opinion}</RiskLine>
