import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { RiskLine } from '#templates/RiskLine.tsx'

/** The line of law below everything about portfolios. */
export const AdviceRiskLine = () => <RiskLine>{RISK_LINES.portfolio}</RiskLine>
