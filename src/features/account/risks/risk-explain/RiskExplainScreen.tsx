import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { explainSections } from './explain-sections.ts'

/** Explains the classes of investors and the risk levels of funds. */
export default function RiskExplainScreen() {
  return <DocumentTemplate sections={explainSections()} footNote={<RiskLine />} />
}
