import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { explainSections } from './explain-sections.ts'

/** The classes of investors and funds, as a page to read. */
export default function RiskExplainScreen() {
  return <DocumentTemplate sections={explainSections()} footNote={<RiskLine />} />
}
